import type { ReactNode } from 'react';
import { AlertIcon } from '../Icon/AlertIcon.ts';
import type { RootProps } from '../root.ts';
import { error as errorClass, field, hint as hintClass, label as labelClass } from './Field.css.ts';

export type { FieldWidth } from './Field.css.ts';

/** What every field with one control takes. Hooks (`data-…`) go to the control. */
export interface FieldProps extends Omit<RootProps, 'id' | 'aria-label' | 'aria-labelledby'> {
  readonly label: ReactNode;
  readonly name: string;
  /** Default: the name. The hint is `{id}-hint`, the error `{id}-error`. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
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

interface FrameProps {
  readonly beside?: true | undefined;
  readonly kind: string;
  readonly controlId: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint and error above one control. */
export const FieldFrame = ({
  kind,
  controlId,
  label,
  hint,
  error,
  beside,
  children,
}: FrameProps) => (
  <div className={field} data-component={kind} data-beside={beside}>
    <label className={labelClass} htmlFor={controlId}>
      {label}
    </label>
    <FieldNotes id={controlId} hint={hint} error={error} />
    {children}
  </div>
);
