'use client';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { affixed } from '../Field/Field.css.ts';
import { renderField, type FieldProps, type FieldWidth } from '../Field/Field.tsx';
import { withRef } from '../withRef.ts';

/** The native input type. Browsers have a special keyboard or picker for most types. */
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
  /**
   * Visual content next to the control. The label or hint must contain the same information as
   * text.
   */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
}

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
