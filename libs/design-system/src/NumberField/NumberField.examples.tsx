import type { Examples } from '../examples.ts';
import { NumberField } from './NumberField.tsx';

export const examples: Examples = {
  default: (
    <NumberField
      label="Seats"
      name="number-seats"
      hint="From 1 to 6, yourself included"
      min={1}
      max={6}
      defaultValue={2}
      words={{ less: 'One seat less', more: 'One seat more' }}
    />
  ),
};
