'use client';
import type { ChangeEvent, ReactNode, Ref } from 'react';
import { Fieldset, type FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { withRef } from '../withRef.ts';
import * as css from './ChoiceField.css.ts';

interface Option {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The option cannot be selected now. The hint explains why. */
  readonly disabled?: boolean | undefined;
}

export interface Choice extends Option {
  readonly value: string;
  /** Extra fields of this option. They are shown while it is selected, without a script. */
  readonly reveal?: ReactNode;
}

/** A statement that the user confirms. It is a separate field, which submits `yes`. */
export interface Tick extends Option {
  readonly name: string;
  /** The default is the name. */
  readonly id?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly defaultChecked?: boolean | undefined;
  /** The browser does not submit the form unless the box is ticked. */
  readonly required?: boolean | undefined;
}

/** Root attributes are set on the fieldset, except the id and the `ref`. */
interface GroupProps extends Omit<
  FieldsetProps,
  'id' | 'ref' | 'children' | 'aria-label' | 'aria-labelledby' | 'onChange'
> {
  readonly id?: string | undefined;
  /**
   * Refers to the first control, like the id. In an uncontrolled group, a function ref is called
   * with every control, because form libraries register native controls in that way.
   */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Displays the options side by side, if they are short. */
  readonly inline?: true | undefined;
  /** Displays the options in as many equal columns as fit, for many short options. */
  readonly columns?: true | undefined;
  /** Progress text above the options, which remains in view. Only a script can update it. */
  readonly status?: ReactNode;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** The id of the form that the controls belong to. The default is the surrounding form. */
  readonly form?: string | undefined;
}

/** One control with its label, hint and extra fields. */
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

/** Props shared by `RadiosField` and `CheckboxesField`. */
interface ChoiceFieldProps<Value> extends GroupProps {
  readonly name: string;
  readonly options: readonly Choice[];
  readonly value?: Value | undefined;
  readonly defaultValue?: Value | undefined;
}

/** The first control has the id of the field, so that the link in an error summary focuses it. */
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
    // Id references are separated by spaces, so an id must not contain a space.
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

/** A choice of exactly one option from a few options. */
export const RadiosField = withRef(function RadiosField(props: RadiosFieldProps) {
  return choices('radio', props);
});

export type CheckboxesFieldProps = ChoiceFieldProps<readonly string[]>;

/**
 * A choice of any number of options from a few options. All selected values are submitted under one
 * name.
 */
export const CheckboxesField = withRef(function CheckboxesField(props: CheckboxesFieldProps) {
  return choices('checkbox', props);
});

export interface TicksFieldProps extends GroupProps {
  /** The id of the group. The id of each control defaults to the control's name. */
  readonly id: string;
  readonly ticks: readonly Tick[];
}

/** Statements under one question. Each statement is a separate field that submits `yes`. */
export const TicksField = withRef(function TicksField({ id, ticks, ...group }: TicksFieldProps) {
  const controls = ticks.map((tick): Control => ({
    ...tick,
    id: tick.id ?? tick.name,
    value: 'yes',
  }));
  return <Controls {...group} kind="checkbox" fieldId={id} controls={controls} />;
});
