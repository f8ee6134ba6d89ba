'use client';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { affixed } from '../Field/Field.css.ts';
import { renderField, type FieldProps, type FieldWidth } from '../Field/Field.tsx';
import { withRef } from '../withRef.ts';

/** The native input type: browsers have a keyboard or a picker of their own for most. */
export type TextType =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'search'
  | 'password'
  | 'number'
  | 'date'
  | 'time'
  | 'datetime-local'
  | 'month'
  | 'week';

export interface TextFieldProps
  extends
    FieldProps<HTMLInputElement>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      | 'autoCapitalize'
      | 'autoComplete'
      | 'defaultValue'
      | 'enterKeyHint'
      | 'inputMode'
      | 'list'
      | 'max'
      | 'maxLength'
      | 'min'
      | 'minLength'
      | 'multiple'
      | 'onChange'
      | 'pattern'
      | 'readOnly'
      | 'spellCheck'
      | 'step'
      | 'value'
    > {
  readonly type?: TextType | undefined;
  readonly width?: FieldWidth | undefined;
  /** Beside the control, for the eye only: say it in the label or hint too. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
}

/** One line of text. */
export const TextField = withRef(function TextField({
  width,
  prefix,
  suffix,
  type = 'text',
  ...field
}: TextFieldProps) {
  return renderField('text-field', field, (control) => {
    const box = <input {...control} type={type} data-width={width} />;
    return prefix || suffix ? (
      <div className={affixed}>
        {prefix && <span aria-hidden>{prefix}</span>}
        {box}
        {suffix && <span aria-hidden>{suffix}</span>}
      </div>
    ) : (
      box
    );
  });
});
