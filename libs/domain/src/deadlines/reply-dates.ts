import type { CalendarDate } from '../cycle/calendar.ts';
import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import { type CycleDate, type Deadline, isDeadline } from './cycle-dates.ts';

export type ReplyDate = Deadline & {
  /** The date applies if the last decision arrived on this day or earlier. */
  readonly decisionsBy: CalendarDate;
};

export type ReplyBy =
  | { kind: 'unknown' }
  /**
   * The next date that may apply. `earlier` applies instead if the last decision arrived sooner,
   * `later` if it arrived later.
   */
  | { kind: 'due'; by: ReplyDate; earlier: ReplyDate | null; later: ReplyDate | null }
  /** The last possible date has passed. */
  | { kind: 'passed'; by: ReplyDate };

/**
 * The reply date (EXT-9) of an undergraduate who has received every decision. It depends on the day
 * of the last decision, which tracking does not send. That day is today at the latest, so early in
 * the year only one date is possible, and later there may be several.
 */
export function replyBy(known: readonly CycleDate[], entryYear: number, now: Date): ReplyBy {
  const dates = known.filter(isReplyDate).filter((one) => one.entryYear === entryYear);
  const last = dates.at(-1);
  if (last === undefined) return { kind: 'unknown' };
  const possible = possibleReplies(dates, now);
  const latest = possible.at(-1) ?? last;
  const next = possible.findIndex((one) => now < passesAt(one));
  const by = possible[next];
  if (by === undefined) return { kind: 'passed', by: latest };
  return {
    kind: 'due',
    by,
    earlier: possible[next - 1] ?? null,
    later: possible[next + 1] ?? null,
  };
}

export const isReplyOver = (dates: readonly CycleDate[], entryYear: number, now: Date): boolean =>
  replyBy(dates, entryYear, now).kind === 'passed';

/**
 * The possible reply dates of an applicant who has received every decision. The last decision
 * arrived today at the latest.
 */
export function possibleReplies(dates: readonly ReplyDate[], now: Date): readonly ReplyDate[] {
  const today = londonDate(now);
  const latest = dates.findIndex(({ decisionsBy }) => today <= decisionsBy);
  return latest === -1 ? dates : dates.slice(0, latest + 1);
}

export const isReplyDate = (date: CycleDate): date is ReplyDate =>
  isDeadline(date) && date.schemes.includes('ug') && date.decisionsBy !== null;
