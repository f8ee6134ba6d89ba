import { type CalendarDate, calendarDate } from '../cycle/calendar.ts';
import { formatClockTime } from '../cycle/format.ts';
import { londonDate } from '../cycle/london.ts';
import type { EventStart } from './types.ts';

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const localMoment = /^(\d{4}-\d{2}-\d{2})T(([01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(\.\d+)?)?$/;
const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads when something starts.
 *
 * @param text a date (`2027-01-13`), which has no time, or a moment with its offset from UTC
 *   (`2027-01-13T18:00:00+00:00`); a moment without one is on the clocks of London
 * @returns null when it is neither
 */
export function readStart(text: string): EventStart | null {
  const [, day, time] = localMoment.exec(text) ?? [];
  if (day !== undefined && time !== undefined) return isRealDate(day) ? { date: day, time } : null;
  if (isoDate.test(text)) return isRealDate(text) ? { date: text, time: null } : null;
  const moment = new Date(isoInstant.test(text) ? text : Number.NaN);
  if (Number.isNaN(moment.getTime())) return null;
  return { date: londonDate(moment), time: formatClockTime(moment) };
}

function isRealDate(text: CalendarDate): boolean {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return calendarDate(year, month, day) !== null;
}
