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
 * What every field with one control takes. All that a root takes goes to the control, the `ref` too,
 * but `lang`, `dir` and `hidden`: they are about the whole field.
 */
export interface FieldProps<Control extends HTMLElement = HTMLElement> extends Omit<
  RootProps<Control>,
  'id' | 'aria-label' | 'aria-labelledby' | 'onChange'
> {
  readonly label: ReactNode;
  readonly name: string;
  /** Default: the name. The hint is `{id}-hint`, the error `{id}-error`. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** The id of the form that it belongs to. Default: the one around it. */
  readonly form?: string | undefined;
  /** It has focus when it appears. One of a page at most, and where the page asks nothing else. */
  readonly autoFocus?: boolean | undefined;
}

/** The attributes that tie a control to its hint and error, in the order in which they are read. */
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

/** The hint and the error of a field. */
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

/** A field with its label, hint and error above its control, which takes whatever else is given. */
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
