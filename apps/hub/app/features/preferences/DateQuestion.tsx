import { m } from '@applicant-hub/copy';
import { DateField, type DatePart, type DateUnit, useEnhanced } from '@applicant-hub/design-system';
import {
  birthYears,
  datePartsOf,
  daysInMonth,
  type FieldName,
  monthPartsOf,
  startDateYears,
} from '@applicant-hub/domain';
import { type ReactNode, useState } from 'react';

export interface DateQuestionProps {
  readonly field: FieldName;
  readonly name: string;
  readonly legend: ReactNode;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly answer: string;
  /** ISO time of the server. */
  readonly now: string;
}

/** The date of birth, or the month in which somebody could start. */
export function DateQuestion({ field, answer, now, ...words }: DateQuestionProps) {
  const today = new Date(now);
  if (field === 'talentPoolStartDate') {
    const { month, year } = monthPartsOf(answer);
    return (
      <DateField {...words} parts={[monthPart(month), yearPart(year, startDateYears(today))]} />
    );
  }
  return <BirthdayQuestion {...words} answer={answer} years={birthYears(today)} />;
}

type BirthdayQuestionProps = Omit<DateQuestionProps, 'field' | 'now'> & {
  readonly years: readonly number[];
};

/** The days on offer are those of the month that is chosen in the boxes (PRF-31). */
function BirthdayQuestion({ answer, years, ...words }: BirthdayQuestionProps) {
  const isEnhanced = useEnhanced();
  const { day, month, year } = datePartsOf(answer);
  const [chosen, setChosen] = useState({ month, year });
  // Without scripts the month can be changed and the days cannot follow, so there are all of them.
  const days =
    isEnhanced && chosen.month !== ''
      ? daysInMonth(Number(chosen.month), yearOf(chosen.year))
      : LONGEST_MONTH;
  const choose = (unit: DateUnit, value: string) => setChosen((now) => ({ ...now, [unit]: value }));
  return (
    <DateField
      {...words}
      birthday
      parts={[dayPart(day, days), monthPart(month), yearPart(year, years)]}
      onChoose={choose}
    />
  );
}

const LONGEST_MONTH = 31;

const yearOf = (year: string) => (year === '' ? undefined : Number(year));

const nothing = { value: '', label: '' };

/** No more days than the month has (PRF-31). */
function dayPart(day: string, days: number): DatePart {
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

const monthPart = (month: string): DatePart => ({
  unit: 'month',
  label: m.preferences_month(),
  defaultValue: plain(month),
  options: [nothing, ...months.map((name, index) => ({ value: `${index + 1}`, label: name() }))],
});

const yearPart = (year: string, years: readonly number[]): DatePart => ({
  unit: 'year',
  label: m.preferences_year(),
  defaultValue: year,
  options: [nothing, ...years.map((each) => ({ value: `${each}`, label: `${each}` }))],
});

/** `09` as it stands among the options: `9`. */
const plain = (part: string): string => part.replace(/^0/, '');

const numbers = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
