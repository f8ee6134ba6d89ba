'use client';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { withRef } from '../withRef.ts';
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
  /** Default: the name. */
  readonly id?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  /** The form is not sent unless it is true. */
  readonly required?: boolean | undefined;
}

/** What a root takes goes to the fieldset, but the id and the `ref`. */
interface GroupProps extends Omit<
  FieldsetProps,
  'id' | 'ref' | 'children' | 'aria-label' | 'aria-labelledby' | 'onChange'
> {
  readonly id?: string | undefined;
  /**
   * The first control, as the id leads to it. While the group is not controlled, a function is given
   * every control: it is how form libraries register native ones.
   */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Beside one another, for short options. */
  readonly inline?: true | undefined;
  /** In as many columns of one width as there is room for: for many short options. */
  readonly columns?: true | undefined;
  /** How far somebody is, above the options; it stays in sight. Only a script can keep it true. */
  readonly status?: ReactNode;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** The id of the form that its controls belong to. Default: the one around them. */
  readonly form?: string | undefined;
}

/** One control with all that belongs to it. */
interface Control extends Choice, Omit<Tick, 'id'> {
  readonly id: string;
}

interface ControlsProps extends GroupProps {
  readonly kind: 'radio' | 'checkbox';
  readonly fieldId: string;
  readonly controls: readonly Control[];
}

const Controls = withRef(function Controls({
  kind,
  fieldId,
  controls,
  inline,
  columns,
  status,
  form,
  onChange,
  ref,
  ...group
}: ControlsProps) {
  const isEnhanced = useEnhanced();
  const isControlled = controls[0]?.checked !== undefined;
  return (
    <Fieldset {...group} id={`${fieldId}-group`} data-component={`${kind}-field`}>
      {status !== undefined && (
        <div role="status" className={css.status} data-ready={isEnhanced}>
          {status}
        </div>
      )}
      <div className={css.options} data-inline={inline} data-columns={columns}>
        {controls.map(({ id, label, hint, reveal, ...control }, index) => (
          <div key={id} className={css.option}>
            <input
              ref={index === 0 || (!isControlled && typeof ref === 'function') ? ref : undefined}
              className={css.mark}
              type={kind}
              id={id}
              name={control.name}
              value={control.value}
              checked={control.checked}
              defaultChecked={control.defaultChecked}
              disabled={control.disabled}
              required={control.required}
              form={form}
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
});

/** What `RadiosField` and `CheckboxesField` take. */
interface ChoiceFieldProps<Value> extends GroupProps {
  readonly name: string;
  readonly options: readonly Choice[];
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
}

/** The first control has the id of the field, so that an error summary's link leads to it. */
const choices = (
  kind: ControlsProps['kind'],
  {
    id,
    name,
    options,
    value,
    defaultValue,
    required,
    ...group
  }: ChoiceFieldProps<string | readonly string[]> & Pick<RadiosFieldProps, 'required'>,
) => {
  const fieldId = id ?? name;
  const chosen = [value ?? defaultValue].flat();
  const controls = options.map((option, index): Control => ({
    ...option,
    // References are lists of ids with spaces between them.
    id: index === 0 ? fieldId : `${fieldId}-${option.value.replaceAll(/\s/g, '_')}`,
    name,
    required,
    [value === undefined ? 'defaultChecked' : 'checked']: chosen.includes(option.value),
  }));
  return <Controls {...group} kind={kind} fieldId={fieldId} controls={controls} />;
};

export interface RadiosFieldProps extends ChoiceFieldProps<string> {
  readonly required?: boolean | undefined;
}

/** One of a few options. */
export const RadiosField = withRef(function RadiosField(props: RadiosFieldProps) {
  return choices('radio', props);
});

export type CheckboxesFieldProps = ChoiceFieldProps<readonly string[]>;

/** Any number of a few options; all of them submit under the one name. */
export const CheckboxesField = withRef(function CheckboxesField(props: CheckboxesFieldProps) {
  return choices('checkbox', props);
});

export interface TicksFieldProps extends GroupProps {
  /** The group's own id; each control has its name as its id, unless it is given one. */
  readonly id: string;
  readonly ticks: readonly Tick[];
}

/** Statements under one question, each of them a field of its own that submits `yes`. */
export const TicksField = withRef(function TicksField({ id, ticks, ...group }: TicksFieldProps) {
  const controls = ticks.map((tick): Control => ({
    ...tick,
    id: tick.id ?? tick.name,
    value: 'yes',
  }));
  return <Controls {...group} kind="checkbox" fieldId={id} controls={controls} />;
});
