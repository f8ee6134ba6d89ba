import { calendarDate } from '../cycle/calendar.ts';
import { twoDigits } from '../cycle/london.ts';

export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The number of days in a month. Without a year, the leap year 2004 is used (PRF-31, PRF-32). */
export function daysInMonth(month: number, year = 2004): number {
  return [31, 30, 29, 28].find((day) => calendarDate(year, month, day) !== null) ?? 0;
}

export function datePartsOf(answer: string | undefined): DateParts {
  const [year = '', month = '', day = ''] = (answer ?? '').split('/');
  return { day, month, year };
}

/**
 * The answer as `YYYY/MM/DD` (AMB-70). An invalid date is also stored in this way: `datePartsOf`
 * returns its parts, so that the form can show them again, and `isRealDate` rejects it. Three empty
 * boxes give an empty answer.
 */
export function dateFromParts({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return '';
  return [year, padded(month), padded(day)].map((part) => part.replaceAll('/', '.')).join('/');
}

/** Whether an answer is `YYYY/MM/DD` and that day exists (PRF-31, PRF-33). */
export function isRealDate(answer: string): boolean {
  const [year, month, day] = /^\d{4}\/\d{2}\/\d{2}$/.test(answer)
    ? answer.split('/').map(Number)
    : [];
  return year !== undefined && calendarDate(year, month ?? 0, day ?? 0) !== null;
}

export function monthPartsOf(answer: string | undefined): Omit<DateParts, 'day'> {
  const [year = '', month = ''] = (answer ?? '').split('-');
  return { month, year };
}

/** The answer as `YYYY-MM` (PRF-53). `monthPartsOf` returns the parts of an incomplete answer. */
export function monthFromParts({ month, year }: Omit<DateParts, 'day'>): string {
  if (month === '' && year === '') return '';
  return [year, padded(month)].map((part) => part.replaceAll('-', '.')).join('-');
}

export function isRealMonth(answer: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(answer);
}

const padded = (part: string) => (/^\d$/.test(part) ? twoDigits(Number(part)) : part);
