'use client';
import type { Ref } from 'react';
import { control, selectBox } from '../Field/Field.css.ts';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { optionsOf, type SelectOption } from '../Field/options.tsx';
import { withRef } from '../withRef.ts';
import { label as labelClass, part, parts as partsClass, select } from './DateField.css.ts';

export type DateUnit = 'day' | 'month' | 'year';

/** The select of one part of a date field. */
export interface DatePart {
  readonly unit: DateUnit;
  readonly label: string;
  /** The first option has an empty value, which means that no value is selected. */
  readonly options: readonly SelectOption[];
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
}

/** Root attributes are set on the fieldset, except the `ref`. */
export interface DateFieldProps extends Omit<
  FieldsetProps,
  'id' | 'ref' | 'children' | 'aria-label' | 'aria-labelledby'
> {
  readonly name: string;
  /**
   * The default is the name. The ids of the hint, the error and a part are `{id}-hint`,
   * `{id}-error` and `{id}-{unit}`.
   */
  readonly id?: string | undefined;
  /** Ref to the select of the first part. */
  readonly ref?: Ref<HTMLSelectElement> | undefined;
  readonly required?: boolean | undefined;
  /** The id of the form that the parts belong to. The default is the surrounding form. */
  readonly form?: string | undefined;
  /** The parts in reading order: day, month and year, or month and year. */
  readonly parts: readonly DatePart[];
  /** True if the date is the user's own birthday, so that the browser may fill it in. */
  readonly birthday?: true | undefined;
  /** Called when the user changes a part. */
  readonly onChoose?: ((unit: DateUnit, value: string) => void) | undefined;
}

/** A date field with one select per part: `{name}-day`, `{name}-month`, `{name}-year`. */
export const DateField = withRef(function DateField({
  id,
  name,
  parts,
  error,
  birthday,
  onChoose,
  required,
  form,
  ref,
  ...group
}: DateFieldProps) {
  const fieldId = id ?? name;
  return (
    <Fieldset {...group} id={fieldId} error={error} data-component="date-field">
      <div className={partsClass}>
        {parts.map(({ unit, label, options, value, defaultValue }, index) => (
          <div key={unit} className={part}>
            <label className={labelClass} htmlFor={`${fieldId}-${unit}`}>
              {label}
            </label>
            <div className={selectBox}>
              <select
                ref={index === 0 ? ref : undefined}
                className={`${control} ${select}`}
                id={`${fieldId}-${unit}`}
                name={`${name}-${unit}`}
                autoComplete={birthday && `bday-${unit}`}
                value={value}
                defaultValue={defaultValue}
                required={required}
                form={form}
                onChange={(event) => onChoose?.(unit, event.currentTarget.value)}
                aria-invalid={error ? true : undefined}
              >
                {optionsOf(options)}
              </select>
            </div>
          </div>
        ))}
      </div>
    </Fieldset>
  );
});
