import { calendarDate } from '../cycle/calendar.ts';
import { londonInstant } from '../cycle/london.ts';

/**
 * The moment that a setting date means: `dd/mm/yyyy hh:mm:ss` in London time, or an ISO date and
 * time, which is what a save sends (SYS-3, SYS-4, AMB-87). Without a zone an ISO time is London's.
 * Null when the text is neither, or names no real moment.
 */
export function parseSettingDate(text: string): Date | null {
  const groups = (recordDate.exec(text) ?? isoDate.exec(text))?.groups;
  if (groups === undefined) return null;
  const number = (name: string): number => Number(groups[name] ?? 0);

  const date = calendarDate(number('year'), number('month'), number('day'));
  const time = { hour: number('hour'), minute: number('minute'), second: number('second') };
  if (date === null || time.hour > 23 || time.minute > 59 || time.second > 59) return null;

  if (groups['zone'] === undefined) return londonInstant(date, time);
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const recordDate =
  /^(?<day>\d{2})\/(?<month>\d{2})\/(?<year>\d{4}) (?<hour>\d{2}):(?<minute>\d{2}):(?<second>\d{2})$/;
const isoDate =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})T(?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:\d{2})?$/;
