import type { ReactNode } from 'react';
import { AlertIcon } from '../Icon/AlertIcon.ts';
import type { RootProps } from '../root.ts';
import {
  control as controlClass,
  error as errorClass,
  field,
  hint as hintClass,
  label as labelClass,
} from './Field.css.ts';

export type { FieldWidth } from './Field.css.ts';

/**
 * Props of every field with a single control. Root attributes and the `ref` are set on the control,
 * except `lang`, `dir` and `hidden`, which concern the whole field.
 */
export interface FieldProps<Control extends HTMLElement = HTMLElement> extends Omit<
  RootProps<Control>,
  'id' | 'aria-label' | 'aria-labelledby' | 'onChange'
> {
  readonly label: ReactNode;
  readonly name: string;
  /**
   * The default is the name. The id of the hint is `{id}-hint`, the id of the error is
   * `{id}-error`.
   */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  /** The problem and how to fix it. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The id of the form that the control belongs to. The default is the surrounding form. */
  readonly form?: string | undefined;
  /**
   * Focuses the field when it appears. Use it for at most one field per page, and only on a page
   * without other questions.
   */
  readonly autoFocus?: boolean | undefined;
}

/** The attributes that connect a control to its hint and error, in reading order. */
export const described = (
  id: string,
  {
    hint,
    error,
    'aria-describedby': more,
  }: Pick<FieldProps, 'hint' | 'error' | 'aria-describedby'>,
) => ({
  'aria-describedby':
    [more, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

export const FieldNotes = ({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldProps, 'hint' | 'error'>) => (
  <>
    {hint && (
      <div id={`${id}-hint`} className={hintClass}>
        {hint}
      </div>
    )}
    {error && (
      <p id={`${id}-error`} className={errorClass}>
        <AlertIcon />
        {error}
      </p>
    )}
  </>
);

/**
 * Renders a field: label, hint and error above its control. Other props are passed to the control.
 */
export const renderField = <Props extends FieldProps>(
  kind: string,
  { label, hint, error, lang, dir, hidden, id, name, 'aria-describedby': more, ...rest }: Props,
  control: (attributes: ControlAttributes<Props>) => ReactNode,
  beside?: true,
) => {
  const controlId = id ?? name;
  return (
    <div {...{ lang, dir, hidden }} className={field} data-component={kind} data-beside={beside}>
      <label className={labelClass} htmlFor={controlId}>
        {label}
      </label>
      <FieldNotes id={controlId} hint={hint} error={error} />
      {control({
        ...rest,
        ...described(controlId, { hint, error, 'aria-describedby': more }),
        className: controlClass,
        id: controlId,
        name,
      })}
    </div>
  );
};

type ControlAttributes<Props> = Omit<
  Props,
  'label' | 'hint' | 'error' | 'lang' | 'dir' | 'hidden' | 'id' | 'name' | 'aria-describedby'
> &
  ReturnType<typeof described> & { className: string; id: string; name: string };
