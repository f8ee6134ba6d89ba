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
  /** Room to write in from the beginning, for a text of many lines. */
  readonly tall?: true | undefined;
}

/** Several lines of text. A limit is said in the hint; typing past it is never blocked. */
export const TextareaField = withRef(function TextareaField({
  tall,
  rows = tall ? 14 : 5,
  ...field
}: TextareaFieldProps) {
  return renderField('textarea-field', field, (control) => (
    <textarea {...control} rows={rows} data-tall={tall} />
  ));
});
