import type { ReactNode } from 'react';
import { control } from '../Field/Field.css.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { label, part, parts } from './DateField.css.ts';

export type DatePart = 'day' | 'month' | 'year';

const order: readonly DatePart[] = ['day', 'month', 'year'];

export interface DateFieldProps extends Omit<FieldProps, 'label' | 'required'> {
  /** The question. */
  readonly legend: ReactNode;
  readonly labels: Readonly<Record<DatePart, string>>;
  /** Default: `{name}-day`, `{name}-month`, `{name}-year`. */
  readonly names?: Readonly<Record<DatePart, string>> | undefined;
  readonly defaultValue?: Readonly<Partial<Record<DatePart, string>>> | undefined;
  /** The parts that the error is about. Default: all three. */
  readonly invalid?: readonly DatePart[] | undefined;
  /** The date is the person's own birthday, so that the browser may fill it in. */
  readonly birthday?: true | undefined;
}

/** A date that people know by heart, in three boxes: `{id}-day`, `{id}-month`, `{id}-year`. */
export function DateField({
  id,
  name,
  labels,
  names,
  defaultValue,
  error,
  invalid = order,
  birthday,
  ...group
}: DateFieldProps) {
  const fieldId = id ?? name;
  return (
    <Fieldset {...group} id={fieldId} error={error} data-component="date-field">
      <div className={parts}>
        {order.map((unit) => (
          <div key={unit} className={part}>
            <label className={label} htmlFor={`${fieldId}-${unit}`}>
              {labels[unit]}
            </label>
            <input
              className={control}
              id={`${fieldId}-${unit}`}
              name={names?.[unit] ?? `${name}-${unit}`}
              type="text"
              inputMode="numeric"
              autoComplete={birthday && `bday-${unit}`}
              defaultValue={defaultValue?.[unit]}
              data-width={unit === 'year' ? 4 : 2}
              aria-invalid={error && invalid.includes(unit) ? true : undefined}
            />
          </div>
        ))}
      </div>
    </Fieldset>
  );
}
