import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldRow } from './FieldRow.tsx';

export const examples: Examples = {
  search: (
    <FieldRow>
      <TextField name="row-search" type="search" label="Search universities" />
      <SelectField
        name="row-country"
        label="Country"
        options={[
          { value: '', label: 'All' },
          { value: 'wales', label: 'Wales' },
        ]}
      />
      <Button type="submit">Search</Button>
    </FieldRow>
  ),
};
