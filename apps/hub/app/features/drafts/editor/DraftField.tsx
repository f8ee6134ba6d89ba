import { TextareaField, type TextareaFieldProps } from '@applicant-hub/design-system';
import { memo, useCallback, useState } from 'react';
import { useFieldText } from './use-field-text.ts';

export interface DraftSectionField {
  id: string;
  name: string;
  section: string;
  text: string;
  isSaved: boolean;
  /** Must be a stable function. */
  onTyped: (section: string, text: string) => void;
}

export type DraftFieldProps = DraftSectionField &
  Pick<TextareaFieldProps, 'label' | 'hint' | 'error' | 'rows' | 'spellCheck' | 'tall'>;

export const DraftField = memo(function DraftField({
  section,
  text,
  isSaved,
  onTyped,
  ...field
}: DraftFieldProps) {
  const handleInput = useCallback((typed: string) => onTyped(section, typed), [section, onTyped]);
  useFieldText(field.id, text, handleInput);
  // The text on the server, which `isFilledIn` needs.
  const [served, setServed] = useState(text);
  if (isSaved && served !== text) setServed(text);
  return <TextareaField {...field} defaultValue={served} />;
});
