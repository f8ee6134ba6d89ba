import { middles, months, weekdays } from '#names';
import type { CalendarDate } from './calendar.ts';
import { londonParts, twoDigits } from './london.ts';

/** A time of day as `hh:mm` (24-hour clock). */
export type ClockTime = string;

export function formatLongDate(date: CalendarDate): string {
  return `${weekdays[new Date(date).getUTCDay()]} ${formatDayMonth(date)}`;
}

/** A date without its weekday: '14 January'. */
export function formatDayMonth(date: CalendarDate): string {
  const day = new Date(date);
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]}`;
}

export const formatWeekday = (date: CalendarDate): string =>
  weekdays[new Date(date).getUTCDay()] ?? '';

/** A date with its year: '14 January 2027'. */
export const formatDate = (date: CalendarDate): string =>
  `${formatDayMonth(date)} ${new Date(date).getUTCFullYear()}`;

/** The month of a date: 'September 2027' for `2027-09-20`. */
export function formatMonth(date: CalendarDate): string {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** A date as text, followed by its time if it has a time: 'Wednesday 14 January, 6pm'. */
export function formatDeadline(date: CalendarDate, time: ClockTime | null): string {
  const day = formatLongDate(date);
  return time === null ? day : `${day}, ${formatHour(time)}`;
}

/** The time in London (24-hour clock): '14:05'. */
export function formatClockTime(now: Date): ClockTime {
  const { hour, minute } = londonParts(now);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/**
 * Formats a time: '6pm', '6:30pm', and 'midday' or 'midnight', because readers confuse 12am and
 * 12pm.
 */
export function formatHour(time: ClockTime): string {
  if (time === '00:00') return middles.midnight;
  if (time === '12:00') return middles.midday;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${twoDigits(minute)}`;
  return `${((hour + 11) % 12) + 1}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}
