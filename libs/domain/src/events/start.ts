import { calendarDate } from '../cycle/calendar.ts';
import { formatClockTime } from '../cycle/format.ts';
import { londonDate } from '../cycle/london.ts';
import type { EventStart } from './types.ts';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads when something starts.
 *
 * @param text a date (`2027-01-13`), which has no time, or a moment with its offset from UTC
 *   (`2027-01-13T18:00:00+00:00`)
 * @returns null when it is neither
 */
export function readStart(text: string): EventStart | null {
  const [, year, month, day] = isoDate.exec(text) ?? [];
  if (day !== undefined) {
    const date = calendarDate(Number(year), Number(month), Number(day));
    return date === null ? null : { date, time: null };
  }
  const moment = new Date(isoInstant.test(text) ? text : Number.NaN);
  if (Number.isNaN(moment.getTime())) return null;
  return { date: londonDate(moment), time: formatClockTime(moment) };
}
