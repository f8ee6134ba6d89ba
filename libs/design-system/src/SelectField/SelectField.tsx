'use client';
import type { SelectHTMLAttributes } from 'react';
import { control, selectBox } from '../Field/Field.css.ts';
import { described, FieldFrame, type FieldProps } from '../Field/Field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options of one kind, under a label. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectFieldProps
  extends
    FieldProps,
    Pick<
      SelectHTMLAttributes<HTMLSelectElement>,
      'autoComplete' | 'defaultValue' | 'onChange' | 'value'
    > {
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** Default: it fills the column. */
  readonly width?: 10 | 20 | undefined;
  /** The label stands before the control where there is room: for one that has no hint or error. */
  readonly labelBeside?: true | undefined;
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
  labelBeside,
  'aria-describedby': more,
  ...select
}: SelectFieldProps) {
  const controlId = id ?? name;
  return (
    <FieldFrame
      kind="select-field"
      controlId={controlId}
      label={label}
      hint={hint}
      error={error}
      beside={labelBeside}
    >
      <div className={selectBox} data-width={width}>
        <select
          {...select}
          {...described(controlId, { hint, error, 'aria-describedby': more })}
          className={control}
          id={controlId}
          name={name}
        >
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {optionsOf(option.options)}
              </optgroup>
            ) : (
              optionsOf([option])
            ),
          )}
        </select>
      </div>
    </FieldFrame>
  );
}

const optionsOf = (options: readonly SelectOption[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
