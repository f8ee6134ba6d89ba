import { calendarDate } from '../cycle/calendar.ts';
import { twoDigits } from '../cycle/london.ts';

export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The days of a month; without a year those of 2004, a leap year (PRF-31, PRF-32). */
export function daysInMonth(month: number, year = 2004): number {
  return [31, 30, 29, 28].find((day) => calendarDate(year, month, day) !== null) ?? 0;
}

export function datePartsOf(answer: string | undefined): DateParts {
  const [year = '', month = '', day = ''] = (answer ?? '').split('/');
  return { day, month, year };
}

/**
 * The answer `YYYY/MM/DD` (AMB-70). Parts that are not a real date can be read back by
 * `datePartsOf`, so that the form can show them again; `isRealDate` checks them. Three empty boxes
 * are empty.
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

/** The answer `YYYY-MM` (PRF-53). An incomplete one can be read back by `monthPartsOf`. */
export function monthFromParts({ month, year }: Omit<DateParts, 'day'>): string {
  if (month === '' && year === '') return '';
  return [year, padded(month)].map((part) => part.replaceAll('-', '.')).join('-');
}

export function isRealMonth(answer: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(answer);
}

const padded = (part: string) => (/^\d$/.test(part) ? twoDigits(Number(part)) : part);
