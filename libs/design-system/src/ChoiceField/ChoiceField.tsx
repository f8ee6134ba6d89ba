'use client';
import type { ChangeEvent, ReactNode } from 'react';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import * as css from './ChoiceField.css.ts';

interface Option {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Nobody can choose it now; a hint says why. */
  readonly disabled?: boolean | undefined;
}

export interface Choice extends Option {
  readonly value: string;
  /** Fields that only this choice asks for; shown while it is chosen, without any script. */
  readonly reveal?: ReactNode;
}

/** A statement that is true or not: a field of its own, which submits `yes`. */
export interface Tick extends Option {
  readonly name: string;
  readonly defaultChecked?: boolean | undefined;
}

interface GroupProps extends Omit<FieldProps, 'label' | 'required' | 'name'> {
  /** The question. */
  readonly legend: ReactNode;
  /** Beside one another, for short options. */
  readonly inline?: true | undefined;
  /** In as many columns of one width as there is room for: for many short options. */
  readonly columns?: true | undefined;
  /** How far somebody is, above the options; it stays in sight. Only a script can keep it true. */
  readonly status?: ReactNode;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
}

/** What `RadiosField` and `CheckboxesField` take. */
interface ChoiceFieldProps extends GroupProps {
  readonly name: string;
  readonly options: readonly Choice[];
}

/** One control with all that belongs to it. */
interface Control extends Choice {
  readonly id: string;
  readonly name: string;
  readonly checked: boolean;
}

interface ControlsProps extends GroupProps {
  readonly kind: 'radio' | 'checkbox';
  readonly fieldId: string;
  readonly controls: readonly Control[];
}

function Controls({
  kind,
  fieldId,
  controls,
  inline,
  columns,
  status,
  onChange,
  ...group
}: ControlsProps) {
  const isEnhanced = useEnhanced();
  return (
    <Fieldset {...group} id={`${fieldId}-group`} data-component={`${kind}-field`}>
      {status !== undefined && (
        <div role="status" className={css.status} data-ready={isEnhanced}>
          {status}
        </div>
      )}
      <div className={css.options} data-inline={inline} data-columns={columns}>
        {controls.map(({ id, name, value, checked, disabled, label, hint, reveal }) => (
          <div key={id} className={css.option}>
            <input
              className={css.mark}
              type={kind}
              id={id}
              name={name}
              value={value}
              defaultChecked={checked}
              disabled={disabled}
              onChange={onChange}
              aria-describedby={hint ? `${id}-hint` : undefined}
            />
            <label className={css.label} htmlFor={id}>
              {label}
            </label>
            {hint && (
              <div id={`${id}-hint`} className={css.hint}>
                {hint}
              </div>
            )}
            {reveal && <div className={css.reveal}>{reveal}</div>}
          </div>
        ))}
      </div>
    </Fieldset>
  );
}

/** The first control has the id of the field, so that an error summary's link leads to it. */
const choices = (
  fieldId: string,
  name: string,
  options: readonly Choice[],
  chosen: readonly (string | undefined)[],
): Control[] =>
  options.map((option, index) => ({
    ...option,
    // References are lists of ids with spaces between them.
    id: index === 0 ? fieldId : `${fieldId}-${option.value.replaceAll(/\s/g, '_')}`,
    name,
    checked: chosen.includes(option.value),
  }));

export interface RadiosFieldProps extends ChoiceFieldProps {
  readonly defaultValue?: string | undefined;
}

/** One of a few options. */
export function RadiosField({ id, name, options, defaultValue, ...group }: RadiosFieldProps) {
  const fieldId = id ?? name;
  const controls = choices(fieldId, name, options, [defaultValue]);
  return <Controls {...group} kind="radio" fieldId={fieldId} controls={controls} />;
}

export interface CheckboxesFieldProps extends ChoiceFieldProps {
  readonly defaultValues?: readonly string[] | undefined;
}

/** Any number of a few options; all of them submit under the one name. */
export function CheckboxesField({
  id,
  name,
  options,
  defaultValues = [],
  ...group
}: CheckboxesFieldProps) {
  const fieldId = id ?? name;
  const controls = choices(fieldId, name, options, defaultValues);
  return <Controls {...group} kind="checkbox" fieldId={fieldId} controls={controls} />;
}

export interface TicksFieldProps extends GroupProps {
  /** The group's own id; each control has its name as its id. */
  readonly id: string;
  readonly ticks: readonly Tick[];
}

/** Statements under one question, each of them a field of its own that submits `yes`. */
export function TicksField({ id, ticks, ...group }: TicksFieldProps) {
  const controls = ticks.map(({ defaultChecked = false, ...tick }): Control => ({
    ...tick,
    id: tick.name,
    value: 'yes',
    checked: defaultChecked,
  }));
  return <Controls {...group} kind="checkbox" fieldId={id} controls={controls} />;
}
