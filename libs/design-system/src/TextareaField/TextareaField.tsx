'use client';
import type { TextareaHTMLAttributes } from 'react';
import { renderField, type FieldProps } from '../Field/Field.tsx';
import { withRef } from '../withRef.ts';

export interface TextareaFieldProps
  extends
    FieldProps<HTMLTextAreaElement>,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      | 'autoCapitalize'
      | 'autoComplete'
      | 'defaultValue'
      | 'enterKeyHint'
      | 'inputMode'
      | 'maxLength'
      | 'minLength'
      | 'onChange'
      | 'readOnly'
      | 'rows'
      | 'spellCheck'
      | 'value'
    > {
  /** A larger initial height, for text with many lines. */
  readonly tall?: true | undefined;
}

/** A field for several lines of text. The hint states the limit; longer input is never blocked. */
export const TextareaField = withRef(function TextareaField({
  tall,
  rows = tall ? 14 : 5,
  ...field
}: TextareaFieldProps) {
  return renderField('textarea-field', field, (control) => (
    <textarea {...control} rows={rows} data-tall={tall} />
  ));
});
