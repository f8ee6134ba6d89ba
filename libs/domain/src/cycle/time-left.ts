import { type CalendarDate, daysBetween } from './calendar.ts';
import type { ClockTime } from './format.ts';
import { londonDate } from './london.ts';
import { passesAt } from './passes-at.ts';

const HOUR_MS = 60 * 60 * 1000;

/** What is left until a date. */
export interface TimeLeft {
  /** Whole days from today in London; 0 is today. */
  readonly days: number;
  /** Whole hours on the day itself; null on days before, and for what has no time of day. */
  readonly hours: number | null;
}

/** What is left at a moment until a date that has not passed. */
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
