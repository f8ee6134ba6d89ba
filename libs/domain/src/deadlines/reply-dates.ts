import type { CalendarDate } from '../cycle/calendar.ts';
import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import { type CycleDate, type Deadline, isDeadline } from './cycle-dates.ts';

/** By when undergraduates reply whose last decision came by a day. */
export type ReplyDate = Deadline & {
  /** The last day on which the last decision came. */
  readonly decisionsBy: CalendarDate;
};

/** By when to reply, as far as it can be known. */
export type ReplyBy =
  /** No date of the year is known. */
  | { kind: 'unknown' }
  /**
   * The next date that may be theirs. `earlier` and `later` are theirs instead, if their last
   * decision came sooner or later.
   */
  | { kind: 'due'; by: ReplyDate; earlier: ReplyDate | null; later: ReplyDate | null }
  /** The last date that may have been theirs is over. */
  | { kind: 'passed'; by: ReplyDate };

/**
 * By when an undergraduate replies who holds every decision now (EXT-9). The date goes by the day of
 * the last decision. Tracking does not send that day, but it is no later than today: so in spring
 * one date is sure, and later on there may be two.
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

/** Whether the last date to reply has passed that may have been the applicant's. */
export const isReplyOver = (dates: readonly CycleDate[], entryYear: number, now: Date): boolean =>
  replyBy(dates, entryYear, now).kind === 'passed';

/** The reply dates of an applicant who holds every decision now. The last one came today at the latest. */
export function possibleReplies(dates: readonly ReplyDate[], now: Date): readonly ReplyDate[] {
  const today = londonDate(now);
  const latest = dates.findIndex(({ decisionsBy }) => today <= decisionsBy);
  return latest === -1 ? dates : dates.slice(0, latest + 1);
}

export const isReplyDate = (date: CycleDate): date is ReplyDate =>
  isDeadline(date) && date.schemes.includes('ug') && date.decisionsBy !== null;
