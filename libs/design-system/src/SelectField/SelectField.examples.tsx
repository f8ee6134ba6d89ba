import type { Examples } from '../examples.ts';
import { SelectField } from './SelectField.tsx';

const options = ['2026', '2027', '2028'].map((year) => ({ value: year, label: year }));

export const examples: Examples = {
  default: (
    <SelectField
      label="When would you like to start?"
      name="select-year"
      options={options}
      defaultValue="2027"
      width={10}
    />
  ),
  groups: (
    <SelectField
      label="Qualification"
      name="select-groups"
      options={[
        { label: 'A level and AS', options: [{ value: 'AL', label: 'A level' }] },
        { label: 'BTEC', options: [{ value: 'BTD', label: 'National Diploma' }] },
      ]}
    />
  ),
  error: (
    <SelectField
      label="Start year"
      name="select-error"
      options={[{ value: '', label: 'Choose a year' }, ...options]}
      error="Choose the year that you would like to start"
    />
  ),
  'label beside': (
    <SelectField
      name="select-beside"
      label="Sort by"
      labelBeside
      options={[{ value: 'name', label: 'Name' }]}
    />
  ),
};
