import { type CalendarDate, calendarDate } from './calendar.ts';
import { type ClockTime, formatClockTime } from './format.ts';
import { londonDate, londonInstant } from './london.ts';

export interface WrittenDate {
  readonly date: CalendarDate;
  /** Null if the date has no time. */
  readonly time: ClockTime | null;
  /** The instant; a day without a time starts at midnight in London. */
  readonly at: Date;
  /** Whether the text contains its offset from UTC, so that the instant is unambiguous. */
  readonly hasOffset: boolean;
}

const writtenDate =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?<clock>T(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)(?::(?<second>[0-5]\d)(?:\.\d+)?)?(?<offset>Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/**
 * Reads a date from an API (ISO 8601): a day (`2027-01-13`), or a date and time with or without its
 * offset from UTC (`2027-07-01T18:00:00+01:00`). A time without an offset is in London time
 * (AMB-106). All dates from APIs are read here, so that the same text is the same day everywhere.
 *
 * @returns null if the text is neither a day nor a date and time, or if its day or time does not
 * exist
 */
export function readDate(text: string): WrittenDate | null {
  const groups = writtenDate.exec(text)?.groups;
  if (groups === undefined) return null;
  const number = (name: string): number => Number(groups[name] ?? 0);
  const date = calendarDate(number('year'), number('month'), number('day'));
  if (date === null) return null;

  if (groups['offset'] !== undefined) {
    const at = new Date(text);
    return { date: londonDate(at), time: formatClockTime(at), at, hasOffset: true };
  }
  const clock = { hour: number('hour'), minute: number('minute'), second: number('second') };
  const time = groups['clock'] === undefined ? null : `${groups['hour']}:${groups['minute']}`;
  return { date, time, at: londonInstant(date, clock), hasOffset: false };
}

/**
 * Reads the day from a text (`2027-01-13`); null for a date with a time, a missing text or any
 * other text.
 */
export function readDay(text: string | null): CalendarDate | null {
  const written = text === null ? null : readDate(text);
  return written?.time === null ? written.date : null;
}
