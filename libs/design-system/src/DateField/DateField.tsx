'use client';
import type { ReactNode } from 'react';
import { control, selectBox } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { SelectOption } from '../SelectField/SelectField.tsx';
import { label as labelClass, part, parts as partsClass, select } from './DateField.css.ts';

export type DateUnit = 'day' | 'month' | 'year';

/** One select of a date. */
export interface DatePart {
  readonly unit: DateUnit;
  readonly label: string;
  /** The first one has an empty value: nothing chosen. */
  readonly options: readonly SelectOption[];
  readonly defaultValue?: string | undefined;
}

export interface DateFieldProps extends Omit<FieldProps, 'label' | 'required'> {
  /** The question. */
  readonly legend: ReactNode;
  /** In the order in which they are read: day, month and year, or a month and its year. */
  readonly parts: readonly DatePart[];
  /** The date is the person's own birthday, so that the browser may fill it in. */
  readonly birthday?: true | undefined;
  /** Heard when another part is chosen. */
  readonly onChoose?: ((unit: DateUnit, value: string) => void) | undefined;
}

/** A date of real days only, in selects: `{name}-day`, `{name}-month`, `{name}-year`. */
export function DateField({
  id,
  name,
  parts,
  error,
  birthday,
  onChoose,
  ...group
}: DateFieldProps) {
  const fieldId = id ?? name;
  return (
    <Fieldset {...group} id={fieldId} error={error} data-component="date-field">
      <div className={partsClass}>
        {parts.map(({ unit, label, options, defaultValue }) => (
          <div key={unit} className={part}>
            <label className={labelClass} htmlFor={`${fieldId}-${unit}`}>
              {label}
            </label>
            <div className={selectBox}>
              <select
                className={`${control} ${select}`}
                id={`${fieldId}-${unit}`}
                name={`${name}-${unit}`}
                autoComplete={birthday && `bday-${unit}`}
                defaultValue={defaultValue}
                onChange={(event) => onChoose?.(unit, event.currentTarget.value)}
                aria-invalid={error ? true : undefined}
              >
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            </div>
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
