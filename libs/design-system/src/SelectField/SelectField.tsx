'use client';
import type { SelectHTMLAttributes } from 'react';
import { selectBox } from '../Field/Field.css.ts';
import { renderField, type FieldProps } from '../Field/Field.tsx';
import { optionsOf, type SelectOption } from '../Field/options.tsx';
import { withRef } from '../withRef.ts';

export type { SelectOption } from '../Field/options.tsx';

/** A group of related options under a label. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export interface SelectFieldProps
  extends
    FieldProps<HTMLSelectElement>,
    Pick<
      SelectHTMLAttributes<HTMLSelectElement>,
      'autoComplete' | 'defaultValue' | 'onChange' | 'value'
    > {
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** The default is the full column. */
  readonly width?: 10 | 20 | undefined;
  /**
   * Displays the label in front of the control if it fits. Use it for a field without hint or
   * error.
   */
  readonly labelBeside?: true | undefined;
}

/**
 * A select, for one choice from many options. For up to about six options, `RadiosField` is easier
 * to use.
 */
export const SelectField = withRef(function SelectField({
  options,
  width,
  labelBeside,
  ...field
}: SelectFieldProps) {
  return renderField(
    'select-field',
    field,
    (control) => (
      <div className={selectBox} data-width={width}>
        <select {...control}>
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
    ),
    labelBeside,
  );
});
