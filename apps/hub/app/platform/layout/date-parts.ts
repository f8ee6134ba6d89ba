import { m } from '@applicant-hub/copy';
import type { DatePart } from '@applicant-hub/design-system';

/** The days of the longest month. */
export const LONGEST_MONTH = 31;

const nothing = { value: '', label: '' };

/** @param days how many there are to choose from (PRF-31) */
export function dayPart(day: string, days: number): DatePart {
  return {
    unit: 'day',
    label: m.preferences_day(),
    defaultValue: plain(day),
    options: [nothing, ...numbers(1, days).map((each) => ({ value: each, label: each }))],
  };
}

const months = [
  m.preferences_month_1,
  m.preferences_month_2,
  m.preferences_month_3,
  m.preferences_month_4,
  m.preferences_month_5,
  m.preferences_month_6,
  m.preferences_month_7,
  m.preferences_month_8,
  m.preferences_month_9,
  m.preferences_month_10,
  m.preferences_month_11,
  m.preferences_month_12,
];

/** The months by their names. */
export const monthPart = (month: string): DatePart => ({
  unit: 'month',
  label: m.preferences_month(),
  defaultValue: plain(month),
  options: [nothing, ...months.map((name, index) => ({ value: `${index + 1}`, label: name() }))],
});

export const yearPart = (year: string, years: readonly (number | string)[]): DatePart => ({
  unit: 'year',
  label: m.preferences_year(),
  defaultValue: year,
  options: [nothing, ...years.map((each) => ({ value: `${each}`, label: `${each}` }))],
});

/** `09` as it stands among the options: `9`. */
const plain = (part: string): string => part.replace(/^0/, '');

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
