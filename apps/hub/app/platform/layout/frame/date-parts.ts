import { m } from '@applicant-hub/copy';
import type { DatePart, DateUnit } from '@applicant-hub/design-system';

export const LONGEST_MONTH = 31;

const optionOf = (value: number | string, label = `${value}`) => ({ value: `${value}`, label });

/** A select box whose first option is empty. The value `09` selects the option `9`. */
const boxOf = (
  unit: DateUnit,
  label: string,
  value: string,
  options: ReturnType<typeof optionOf>[],
): DatePart => ({
  unit,
  label,
  defaultValue: value.replace(/^0/, ''),
  options: [optionOf(''), ...options],
});

/** @param days number of days to choose from (PRF-31) */
export const dayPart = (day: string, days: number): DatePart =>
  boxOf(
    'day',
    m.preferences_day(),
    day,
    Array.from({ length: days }, (_, index) => optionOf(index + 1)),
  );

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

export const monthPart = (month: string): DatePart =>
  boxOf(
    'month',
    m.preferences_month(),
    month,
    months.map((name, index) => optionOf(index + 1, name())),
  );

export const yearPart = (year: string, years: readonly (number | string)[]): DatePart =>
  boxOf(
    'year',
    m.preferences_year(),
    year,
    years.map((each) => optionOf(each)),
  );
