import { formatDate } from '../cycle/format.ts';
import { londonDate } from '../cycle/london.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type TimeLabel =
  | { readonly unit: 'seconds' | 'minutes' | 'hours'; readonly count: number }
  /** '20 November 2026'. */
  | { readonly unit: 'date'; readonly date: string };

/**
 * The time label of a notification: seconds below 60, minutes below 60, hours below 24, else the
 * day, month and year in London (NTF-11). Whole units are counted. A time in the future, which is
 * possible because clocks differ, is 0 seconds ago.
 *
 * @param created epoch seconds
 */
export function timeLabel(created: number, now: Date): TimeLabel {
  const seconds = Math.max(0, Math.floor(now.getTime() / 1000 - created));
  if (seconds < MINUTE) return { unit: 'seconds', count: seconds };
  if (seconds < HOUR) return { unit: 'minutes', count: Math.floor(seconds / MINUTE) };
  if (seconds < DAY) return { unit: 'hours', count: Math.floor(seconds / HOUR) };
  return { unit: 'date', date: formatDate(londonDate(new Date(created * 1000))) };
}
