import { DateField, type DateUnit, useEnhanced } from '@applicant-hub/design-system';
import {
  birthYears,
  datePartsOf,
  daysInMonth,
  type FieldName,
  monthPartsOf,
  startDateYears,
} from '@applicant-hub/domain';
import { type ReactNode, useState } from 'react';
import {
  dayPart,
  LONGEST_MONTH,
  monthPart,
  yearPart,
} from '#app/platform/layout/frame/date-parts.ts';

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

/** Question for a date of birth. It offers only the days of the chosen month (PRF-31). */
function BirthdayQuestion({ answer, years, ...words }: BirthdayQuestionProps) {
  const isEnhanced = useEnhanced();
  const { day, month, year } = datePartsOf(answer);
  const [chosen, setChosen] = useState({ month, year });
  // Without scripts the days cannot depend on the month, so all days are shown.
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

const yearOf = (year: string) => (year === '' ? undefined : Number(year));
