'use client';
import type { SelectHTMLAttributes } from 'react';
import { control, selectBox } from '../Field/Field.css.ts';
import { described, FieldFrame, type FieldProps } from '../Field/Field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps
  extends
    FieldProps,
    Pick<
      SelectHTMLAttributes<HTMLSelectElement>,
      'autoComplete' | 'defaultValue' | 'onChange' | 'value'
    > {
  readonly options: readonly SelectOption[];
  /** Default: it fills the column. */
  readonly width?: 10 | 20 | undefined;
}

/** One of many options; up to about six are easier as `RadiosField`. */
export function SelectField({
  id,
  name,
  label,
  hint,
  error,
  options,
  width,
  'aria-describedby': more,
  ...select
}: SelectFieldProps) {
  const controlId = id ?? name;
  return (
    <FieldFrame kind="select-field" controlId={controlId} label={label} hint={hint} error={error}>
      <div className={selectBox} data-width={width}>
        <select
          {...select}
          {...described(controlId, { hint, error, 'aria-describedby': more })}
          className={control}
          id={controlId}
          name={name}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </FieldFrame>
  );
}
