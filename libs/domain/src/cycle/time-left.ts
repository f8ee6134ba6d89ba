import { type CalendarDate, daysBetween } from './calendar.ts';
import type { ClockTime } from './format.ts';
import { londonDate } from './london.ts';
import { passesAt } from './passes-at.ts';

const HOUR_MS = 60 * 60 * 1000;

export interface TimeLeft {
  /** Number of whole days from today in London; 0 is today. */
  readonly days: number;
  /**
   * Number of whole hours left on the day itself; null on earlier days, or if the date has no time.
   */
  readonly hours: number | null;
}

export function timeLeft(
  at: { readonly date: CalendarDate; readonly time: ClockTime | null },
  now: Date,
): TimeLeft {
  const days = daysBetween(londonDate(now), at.date);
  const hours =
    days === 0 && at.time !== null
      ? Math.floor((passesAt(at).getTime() - now.getTime()) / HOUR_MS)
      : null;
  return { days, hours };
}
