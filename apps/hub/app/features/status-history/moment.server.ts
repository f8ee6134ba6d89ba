import { m } from '@applicant-hub/copy';
import {
  type ChoiceMeaning,
  choiceMeaning,
  choiceStateOf,
  isChangedOffer,
  isConfirmation,
  shortUniversityNames,
  type StatusChange,
} from '@applicant-hub/domain';
import type { NewsMoment } from '#app/platform/islands/bus.ts';

type Words = readonly [heading: (of: { uni: string }) => string, text: () => string];

const confirmed: Words = [m.history_moment_confirmed, m.history_moment_place_text];
const insured: Words = [m.history_moment_insurance, m.history_moment_insurance_text];
const changed: Words = [m.history_moment_changed, m.history_moment_changed_text];
const conditional: Words = [m.history_moment_offer, m.history_moment_conditional_text];
const unconditional: Words = [m.history_moment_offer, m.history_moment_unconditional_text];

const words: Readonly<Partial<Record<ChoiceMeaning, Words>>> = {
  placed: [m.history_moment_placed, m.history_moment_place_text],
  invited: [m.history_moment_invited, m.history_moment_invited_text],
  unsuccessful: [m.history_moment_unsuccessful, m.history_moment_unsuccessful_text],
};

/**
 * The most important change as an event with a heading, if a university has decided on a choice.
 * Other changes, such as a withdrawal, only have a line.
 *
 * @returns null if the change is of another kind, or if tracking sent no name
 */
export function momentOf(change: StatusChange): NewsMoment | null {
  const uni = change.choice?.institutionName.trim() ?? '';
  const found = wordsOf(change);
  if (uni === '' || found === undefined) return null;
  const [heading, text] = found;
  const [short = uni] = shortUniversityNames([uni]);
  const isGood = choiceMeaning(change.to) !== 'unsuccessful' && !isChangedOffer(change);
  return { uni, heading: heading({ uni: short }), text: text(), isGood };
}

function wordsOf(change: StatusChange): Words | undefined {
  if (isChangedOffer(change)) return changed;
  if (isConfirmation(change)) return change.to === 'UI' ? insured : confirmed;
  const meaning = choiceMeaning(change.to);
  if (meaning !== 'offer') return meaning === null ? undefined : words[meaning];
  const state = choiceStateOf(change.to);
  if (state === 'conditionalOffer') return conditional;
  return state === 'unconditionalOffer' ? unconditional : undefined;
}
