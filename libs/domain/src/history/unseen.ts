import { changedOffers, choiceStateOf } from '../apply-status/choices/choices.ts';
import { choiceMeaning } from './choice-states.ts';
import type { StatusChange, StatusHistory } from './types.ts';

export const newsOf = ({ changes }: StatusHistory, entryYear: number): StatusChange[] =>
  changes.filter((change) => change.isNews && change.entryYear === entryYear).toReversed();

export function unseenNews(history: StatusHistory, entryYear: number): StatusChange[] {
  const { changes, seenUntil } = history;
  const seen = changes.findIndex(({ id }) => id === seenUntil);
  return newsOf({ ...history, changes: changes.slice(seen + 1) }, entryYear);
}

/** Checks whether a university has confirmed a choice that the applicant holds. */
export const isConfirmation = ({ choice, from, to }: StatusChange): boolean =>
  choice !== null && conditional.has(from ?? '') && certain.has(to);

const conditional: ReadonlySet<string> = new Set(['CF', 'CI', 'DCFF']);
const certain: ReadonlySet<string> = new Set(['UF', 'UI']);

/** The applicant has to answer a changed offer. */
export const isChangedOffer = ({ choice, to }: StatusChange): boolean =>
  choice !== null && changedOffers.includes(choiceStateOf(to));

/** Whether a change is a university's decision on a choice and not the applicant's reply. */
export function isDecision(change: StatusChange): boolean {
  const meaning = change.choice && choiceMeaning(change.to);
  const isUnis = meaning === 'offer' || meaning === 'unsuccessful' || meaning === 'placed';
  return isUnis || isConfirmation(change) || isChangedOffer(change);
}
