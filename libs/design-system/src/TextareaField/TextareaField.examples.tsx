import type { Examples } from '../examples.ts';
import { TextareaField } from './TextareaField.tsx';

export const examples: Examples = {
  default: (
    <TextareaField label="Note" name="textarea-note" hint="You can enter up to 1,000 characters" />
  ),
  error: (
    <TextareaField
      label="Why this course"
      name="textarea-why"
      error="Shorten your answer to 1,000 characters"
      defaultValue="Because"
    />
  ),
  tall: <TextareaField name="textarea-tall" label="Notes" tall />,
};
