'use client';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { affixed, control } from '../Field/Field.css.ts';
import { described, FieldFrame, type FieldProps, type FieldWidth } from '../Field/Field.tsx';

export interface TextFieldProps
  extends
    FieldProps,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'autoCapitalize'
      | 'autoComplete'
      | 'defaultValue'
      | 'enterKeyHint'
      | 'inputMode'
      | 'maxLength'
      | 'minLength'
      | 'onBlur'
      | 'onChange'
      | 'readOnly'
      | 'spellCheck'
      | 'value'
    > {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | undefined;
  readonly width?: FieldWidth | undefined;
  /** Beside the control, for the eye only: say it in the label or hint too. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
}

/** One line of text. */
export function TextField({
  id,
  name,
  label,
  hint,
  error,
  width,
  prefix,
  suffix,
  type = 'text',
  'aria-describedby': more,
  ...input
}: TextFieldProps) {
  const controlId = id ?? name;
  const box = (
    <input
      {...input}
      {...described(controlId, { hint, error, 'aria-describedby': more })}
      className={control}
      id={controlId}
      name={name}
      type={type}
      data-width={width}
    />
  );
  return (
    <FieldFrame kind="text-field" controlId={controlId} label={label} hint={hint} error={error}>
      {prefix || suffix ? (
        <div className={affixed}>
          {prefix && <span aria-hidden>{prefix}</span>}
          {box}
          {suffix && <span aria-hidden>{suffix}</span>}
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  );
}
