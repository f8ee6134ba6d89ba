import { m } from '@applicant-hub/copy';
import { changeContactMethod, contactMethods, listAnswer, listOf } from '@applicant-hub/domain';
import type { FormEvent } from 'react';
import { GroupQuestion } from './GroupQuestion.tsx';
import type { StepView } from '../first-visit/step-view.ts';

const labels = {
  All: m.preferences_contact_all,
  Email: m.preferences_contact_email,
  Post: m.preferences_contact_post,
  SMS: m.preferences_contact_sms,
};

const FIELD = 'contactMethod';

/**
 * Name of the hidden field with the boxes that the page displayed as ticked. The rule for the All
 * box depends on them (PRF-17, PRF-18).
 */
const SHOWN = 'contactMethodShown';

/**
 * The question about contact methods (ONB-13). With scripts, All and the other boxes update each
 * other immediately.
 */
export function ContactMethodQuestion({ view }: { view: StepView }) {
  return (
    <>
      <input
        type="hidden"
        name={SHOWN}
        defaultValue={listOf(view.answers.contactMethod).join(' ')}
      />
      <GroupQuestion
        field={FIELD}
        view={view}
        legend={m.preferences_channels()}
        hint={m.preferences_channels_hint()}
        options={contactMethods.map((method) => ({
          value: method,
          label: labels[method](),
          hint: method === 'Post' ? m.preferences_contact_post_hint() : undefined,
        }))}
        onChange={({ currentTarget }) => {
          followAll(currentTarget.form);
        }}
      />
    </>
  );
}

/**
 * Contact by post is not possible abroad, so the contact methods also depend on the country
 * (PRF-25).
 */
export function followCountry({ target }: FormEvent<HTMLElement>) {
  if (target instanceof HTMLSelectElement) followAll(target.form);
}

function followAll(form: HTMLFormElement | null) {
  const shown = form?.elements.namedItem(SHOWN);
  if (!form || !(shown instanceof HTMLInputElement)) return;
  const country = form.elements.namedItem('userCountry');
  const boxes = [...form.elements].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.name === FIELD,
  );
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const { contactMethod } = changeContactMethod(listAnswer(shown.value.split(' ')), {
    contactMethod: listAnswer(ticked),
    userCountry: country instanceof HTMLSelectElement ? country.value : '',
  });
  const chosen = listOf(contactMethod);
  for (const box of boxes) box.checked = chosen.includes(box.value);
  shown.value = chosen.join(' ');
}
