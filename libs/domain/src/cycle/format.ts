import type { CalendarDate } from './calendar.ts';
import { londonParts, twoDigits } from './london.ts';

/** A time of day as `hh:mm`, 24 hours. */
export type ClockTime = string;

const dateWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** A date in words: 'Wednesday 14 January'. */
export function formatLongDate(date: CalendarDate): string {
  // The pieces, because versions of ICU disagree on a comma after the weekday.
  const pieces = dateWords.formatToParts(new Date(date)).filter(({ type }) => type !== 'literal');
  return pieces.map(({ value }) => value).join(' ');
}

const monthWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** The month of a date: 'September 2027' for `2027-09-20`. */
export const formatMonth = (date: CalendarDate): string => monthWords.format(new Date(date));

/** A date and, where there is one, a time in words: 'Wednesday 14 January, 6pm'. */
export function formatDeadline(date: CalendarDate, time: ClockTime | null): string {
  const day = formatLongDate(date);
  return time === null ? day : `${day}, ${formatHour(time)}`;
}

/** The time on London's clocks at a moment, 24 hours: '14:05'. */
export function formatClockTime(now: Date): ClockTime {
  const { hour, minute } = londonParts(now);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** '6pm', '6:30pm', and words for the two twelves, which people mix up. */
export function formatHour(time: ClockTime): string {
  if (time === '00:00') return 'midnight';
  if (time === '12:00') return 'midday';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${twoDigits(minute)}`;
  return `${((hour + 11) % 12) + 1}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
