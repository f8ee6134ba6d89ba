import { expect, it } from 'vitest';
import { ASKED_FIELD, askedValue } from '../form/asked.ts';
import { SHOWN_FIELD, shownValue } from '../form/shown.ts';
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

/** The form of somebody without scripts, who was shown answers and left these boxes ticked. */
function sent(shown: typeof all | typeof inUk, ticked: readonly string[]): FormData {
  const form = new FormData();
  form.set(ASKED_FIELD, askedValue(channels));
  form.set(SHOWN_FIELD, shownValue(panel, shown));
  for (const name of ticked) form.set(name, 'yes');
  return form;
}

const tickedAfter = (form: FormData) => {
  const { answers } = typedPanel(panel, form, inUk);
  return channels.filter((name) => answers[name] === 'yes');
};

it('[PRF-17] All ticks every channel', () => {
  expect(tickedAfter(sent(inUk, ['contactAll']))).toEqual(channels);
});

it('[PRF-18] a channel that is unticked on a page that came again stays unticked', () => {
  expect(tickedAfter(sent(all, ['contactAll', 'contactPost', 'contactSMS']))).toEqual([
    'contactPost',
    'contactSMS',
  ]);
});

it('All that is unticked there unticks every channel', () => {
  expect(tickedAfter(sent(all, ['contactEmail', 'contactPost', 'contactSMS']))).toEqual([]);
});

it('[AMB-88] what the page did not ask stays as it is', () => {
  const form = sent(inUk, []);
  expect(typedPanel(panel, form, { ...inUk, gender: 'Female' }).answers).toMatchObject({
    gender: 'Female',
    offers: 'Yes',
  });
});
