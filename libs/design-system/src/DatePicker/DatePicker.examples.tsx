import type { Examples } from '../examples.ts';
import { DatePicker } from './DatePicker.tsx';
import { englishDatePicker } from './english.ts';

export const examples: Examples = {
  default: (
    <DatePicker
      legend="Which open day?"
      name="picker-day"
      hint="Any day but Sunday, from January to June"
      min="2027-01-11"
      max="2027-06-30"
      defaultValue={{ day: '17', month: '3', year: '2027' }}
      isUnavailable={(day) => new Date(day).getUTCDay() === 0}
      words={englishDatePicker}
    />
  ),
  'an error': (
    <DatePicker
      legend="When would you like to come?"
      name="picker-when"
      min="2027-01-11"
      max="2028-01-31"
      error="Choose a day, a month and a year"
      words={englishDatePicker}
    />
  ),
};
