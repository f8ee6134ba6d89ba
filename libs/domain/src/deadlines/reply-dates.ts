import type { CalendarDate } from '../cycle/calendar.ts';
import type { ClockTime } from '../cycle/format.ts';
import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';

/** By when undergraduates reply whose last decision came by a day. */
export interface ReplyDate {
  /** The last day on which the last decision came. */
  decisionsBy: CalendarDate;
  date: CalendarDate;
  time: ClockTime;
}

/**
 * Reply dates of undergraduates, by entry year. Made, by how they fell in the years before: none of
 * them is published where we could read it, so the page says that they are expected.
 */
const byEntryYear: Readonly<Record<number, readonly ReplyDate[] | undefined>> = {
  2026: [
    { decisionsBy: '2026-03-31', date: '2026-05-06', time: '18:00' },
    { decisionsBy: '2026-05-13', date: '2026-06-03', time: '18:00' },
    { decisionsBy: '2026-07-15', date: '2026-07-22', time: '18:00' },
  ],
  2027: [
    { decisionsBy: '2027-03-31', date: '2027-05-05', time: '18:00' },
    { decisionsBy: '2027-05-12', date: '2027-06-02', time: '18:00' },
    { decisionsBy: '2027-07-14', date: '2027-07-21', time: '18:00' },
  ],
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
export function replyBy(entryYear: number, now: Date): ReplyBy {
  const dates = byEntryYear[entryYear];
  const last = dates?.at(-1);
  if (dates === undefined || last === undefined) return { kind: 'unknown' };
  const latest = replyDateOf(dates, londonDate(now)) ?? last;
  const possible = dates.slice(0, dates.indexOf(latest) + 1);
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

/** The reply date that goes with the day of the last decision. */
const replyDateOf = (dates: readonly ReplyDate[], decided: CalendarDate) =>
  dates.find(({ decisionsBy }) => decided <= decisionsBy);
