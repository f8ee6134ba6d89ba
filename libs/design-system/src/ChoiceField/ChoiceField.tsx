'use client';
import type { ChangeEvent, ReactNode } from 'react';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import * as css from './ChoiceField.css.ts';

export interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Fields that only this choice asks for; shown while it is chosen, without any script. */
  readonly reveal?: ReactNode;
}

/** What `RadiosField` and `CheckboxesField` take. */
interface ChoiceFieldProps extends Omit<FieldProps, 'label' | 'required'> {
  /** The question. */
  readonly legend: ReactNode;
  readonly options: readonly Choice[];
  /** Beside one another, for two or three short options. */
  readonly inline?: true | undefined;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

interface ChoicesProps extends ChoiceFieldProps {
  readonly kind: 'radio' | 'checkbox';
  readonly chosen: readonly (string | undefined)[];
}

/** The first control has the id of the field, so that an error summary's link leads to it. */
function Choices({ kind, chosen, id, name, options, inline, onChange, ...group }: ChoicesProps) {
  const fieldId = id ?? name;
  return (
    <Fieldset {...group} id={`${fieldId}-group`} data-component={`${kind}-field`}>
      <div className={css.options} data-inline={inline}>
        {options.map(({ value, label, hint, reveal }, index) => {
          const controlId = index === 0 ? fieldId : `${fieldId}-${value}`;
          return (
            <div key={value} className={css.option}>
              <input
                className={css.mark}
                type={kind}
                id={controlId}
                name={name}
                value={value}
                defaultChecked={chosen.includes(value)}
                onChange={onChange}
                aria-describedby={hint ? `${controlId}-hint` : undefined}
              />
              <label className={css.label} htmlFor={controlId}>
                {label}
              </label>
              {hint && (
                <div id={`${controlId}-hint`} className={css.hint}>
                  {hint}
                </div>
              )}
              {reveal && <div className={css.reveal}>{reveal}</div>}
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
}

export interface RadiosFieldProps extends ChoiceFieldProps {
  readonly defaultValue?: string | undefined;
}

/** One of a few options. */
export function RadiosField({ defaultValue, ...props }: RadiosFieldProps) {
  return <Choices {...props} kind="radio" chosen={[defaultValue]} />;
}

export interface CheckboxesFieldProps extends ChoiceFieldProps {
  readonly defaultValues?: readonly string[] | undefined;
}

/** Any number of a few options; all of them submit under the one name. */
export function CheckboxesField({ defaultValues = [], ...props }: CheckboxesFieldProps) {
  return <Choices {...props} kind="checkbox" chosen={defaultValues} />;
}
