import type { Examples } from '../examples.ts';
import { DateField } from './DateField.tsx';

const options = (first: string, values: readonly string[]) => [
  { value: '', label: first },
  ...values.map((value) => ({ value, label: value })),
];

const month = {
  unit: 'month',
  label: 'Month',
  options: options('Month', ['January', 'February', 'March']),
} as const;
const year = { unit: 'year', label: 'Year', options: options('Year', ['2008', '2009']) } as const;

export const examples: Examples = {
  default: (
    <DateField
      legend="Date of birth"
      name="date-birth"
      hint="As it is in your passport"
      parts={[
        { unit: 'day', label: 'Day', options: options('Day', ['1', '2', '3']) },
        { ...month, defaultValue: 'February' },
        year,
      ]}
      birthday
    />
  ),
  'a month with an error': (
    <DateField
      legend="When could you start?"
      name="date-start"
      parts={[month, year]}
      error="Choose a month and a year"
    />
  ),
};
