import type { Answers } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { ASKED_FIELD, askedValue } from '../form/asked.ts';
import { SHOWN_FIELD, shownValue } from '../form/shown.ts';
import { readPanelForm } from './read-panel-form.server.ts';
import { typedPanel } from './typed-panel.server.ts';

const panel = 'marketing-preferences';
const channels = ['contactAll', 'contactEmail', 'contactPost', 'contactSMS'] as const;
const inUk = { userCountry: 'United Kingdom', offers: 'Yes' } as const;
const all = {
  ...inUk,
  contactAll: 'yes',
  contactEmail: 'yes',
  contactPost: 'yes',
  contactSMS: 'yes',
} as const;

/**
 * The form of a user without scripts: the answers that the page displayed, and the boxes that are
 * ticked when it is sent.
 */
function sent(shown: typeof all | typeof inUk, ticked: readonly string[]): FormData {
  const form = new FormData();
  form.set(ASKED_FIELD, askedValue(channels));
  form.set(SHOWN_FIELD, shownValue(panel, shown));
  for (const name of ticked) form.set(name, 'yes');
  return form;
}

function typedIn(form: FormData, saved: Answers) {
  form.set('panel', panel);
  return typedPanel(readPanelForm(form)!, saved);
}

const tickedAfter = (form: FormData) => {
  const { answers } = typedIn(form, inUk);
  return channels.filter((name) => answers[name] === 'yes');
};

it('[PRF-17] ticking All ticks every channel', () => {
  expect(tickedAfter(sent(inUk, ['contactAll']))).toEqual(channels);
});

it('[PRF-18] a channel that is unticked on a page with All ticked is saved as unticked', () => {
  expect(tickedAfter(sent(all, ['contactAll', 'contactPost', 'contactSMS']))).toEqual([
    'contactPost',
    'contactSMS',
  ]);
});

it('unticking All on a page with All ticked unticks every channel', () => {
  expect(tickedAfter(sent(all, ['contactEmail', 'contactPost', 'contactSMS']))).toEqual([]);
});

it('[AMB-88] an answer whose question is not on the page is unchanged', () => {
  const form = sent(inUk, []);
  expect(typedIn(form, { ...inUk, gender: 'Female' }).answers).toMatchObject({
    gender: 'Female',
    offers: 'Yes',
  });
});

it('[PRF-23] the code of a chosen school is removed when another name was typed', () => {
  const form = new FormData();
  const school = { schoolName: 'Hill Schools', schoolId: 'S1', schoolUkprn: '1' };
  for (const [name, value] of Object.entries({ ...school, schoolChosen: 'Hill School' }))
    form.set(name, value);
  expect(typedIn(form, inUk).answers).toMatchObject({
    schoolName: 'Hill Schools',
    schoolId: '',
    schoolUkprn: '',
  });
});
