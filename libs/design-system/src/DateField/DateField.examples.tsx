import type { Examples } from '../examples.ts';
import { DateField } from './DateField.tsx';

const labels = { day: 'Day', month: 'Month', year: 'Year' };

export const examples: Examples = {
  default: (
    <DateField
      legend="Date of birth"
      name="date-birth"
      hint="For example, 27 3 2008"
      labels={labels}
      birthday
    />
  ),
  error: (
    <DateField
      legend="Date of the open day"
      name="date-open-day"
      labels={labels}
      defaultValue={{ day: '31', month: '2', year: '2026' }}
      error="Day must be a day of February"
      invalid={['day']}
    />
  ),
};
