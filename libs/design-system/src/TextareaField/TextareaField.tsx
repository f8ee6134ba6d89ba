'use client';
import type { TextareaHTMLAttributes } from 'react';
import { control } from '../Field/Field.css.ts';
import { described, FieldFrame, type FieldProps } from '../Field/Field.tsx';

export interface TextareaFieldProps
  extends
    FieldProps,
    Pick<
      TextareaHTMLAttributes<HTMLTextAreaElement>,
      'autoComplete' | 'defaultValue' | 'onChange' | 'rows' | 'spellCheck' | 'value'
    > {
  /** Room to write in from the beginning, for a text of many lines. */
  readonly tall?: true | undefined;
}

/** Several lines of text. A limit is said in the hint; typing past it is never blocked. */
export function TextareaField({
  id,
  name,
  label,
  hint,
  error,
  tall,
  rows = tall ? 14 : 5,
  'aria-describedby': more,
  ...textarea
}: TextareaFieldProps) {
  const controlId = id ?? name;
  return (
    <FieldFrame kind="textarea-field" controlId={controlId} label={label} hint={hint} error={error}>
      <textarea
        {...textarea}
        {...described(controlId, { hint, error, 'aria-describedby': more })}
        className={control}
        id={controlId}
        name={name}
        rows={rows}
        data-tall={tall}
      />
    </FieldFrame>
  );
}
