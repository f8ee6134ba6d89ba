import { isDecided } from './choice-states.ts';
import type { StatusChange, StatusHistory } from './types.ts';

/** What is told of one year, newest first. */
export const newsOf = ({ changes }: StatusHistory, entryYear: number): StatusChange[] =>
  changes.filter((change) => change.isNews && change.entryYear === entryYear).toReversed();

/** The same as far as the person has not seen it. */
export function unseenNews(history: StatusHistory, entryYear: number): StatusChange[] {
  const { changes, seenUntil } = history;
  const seen = changes.findIndex(({ id }) => id === seenUntil);
  return newsOf({ ...history, changes: changes.slice(seen + 1) }, entryYear);
}

/** Whether a change is a university's decision on a choice. */
export const isDecision = ({ choice, to }: StatusChange): boolean =>
  choice !== null && isDecided(to);
