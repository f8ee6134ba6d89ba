import type { ReactNode } from 'react';
import { described, FieldNotes } from '../Field/Field.tsx';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { content, fieldset, legend as legendClass, notes } from './Fieldset.css.ts';

export interface FieldsetProps extends ParentProps<HTMLFieldSetElement> {
  /** Required. The id of the hint is `{id}-hint`, the id of the error is `{id}-error`. */
  readonly id: string;
  /** Name of the group: text, or a `Heading` when the group is the only question on the page. */
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Disables all controls of the group; their values are not submitted. */
  readonly disabled?: boolean | undefined;
}

/** A group of fields that answer one question. */
export const Fieldset = withRef(function Fieldset({
  id,
  legend,
  hint,
  error,
  children,
  ...root
}: FieldsetProps) {
  const { 'aria-describedby': describedBy } = described(id, { ...root, hint, error });
  return (
    <fieldset
      data-component="fieldset"
      {...root}
      className={fieldset}
      id={id}
      aria-describedby={describedBy}
    >
      <legend className={legendClass}>{legend}</legend>
      {(Boolean(hint) || error) && (
        <div className={notes}>
          <FieldNotes id={id} hint={hint} error={error} />
        </div>
      )}
      <div className={content}>{children}</div>
    </fieldset>
  );
});
