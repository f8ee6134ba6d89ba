import { type ChoiceState, choiceStateOf } from '../apply-status/choices/choices.ts';

export type ChoiceMeaning =
  | 'considering'
  | 'invited'
  | 'offer'
  | 'firm'
  | 'insurance'
  | 'declined'
  | 'unsuccessful'
  | 'withdrawn'
  | 'placed';

const meanings: Record<ChoiceState, ChoiceMeaning | null> = {
  considering: 'considering',
  invited: 'invited',
  conditionalOffer: 'offer',
  unconditionalOffer: 'offer',
  changedOffer: 'offer',
  changedFirm: 'firm',
  changedInsurance: 'insurance',
  conditionalFirm: 'firm',
  unconditionalFirm: 'firm',
  delayedFirm: 'firm',
  conditionalInsurance: 'insurance',
  unconditionalInsurance: 'insurance',
  placed: 'placed',
  placedInClearing: 'placed',
  declined: 'declined',
  declinedByDefault: 'declined',
  unsuccessful: 'unsuccessful',
  unsuccessfulByDefault: 'unsuccessful',
  withdrawn: 'withdrawn',
  unknown: null,
};

export const meaningOfState = (state: ChoiceState): ChoiceMeaning | null => meanings[state];

/**
 * The meaning of a choice's status.
 *
 * @param status a code, or tracking's own words
 * @returns null for words without a code
 */
export const choiceMeaning = (status: string): ChoiceMeaning | null =>
  meaningOfState(choiceStateOf(status));

export function isAnswered(state: string): boolean {
  const meaning = choiceMeaning(state);
  return meaning !== null && meaning !== 'considering';
}
