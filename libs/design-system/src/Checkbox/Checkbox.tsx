import type { InputHTMLAttributes, ReactNode } from 'react';
import type { RootProps } from '../root.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { withRef } from '../withRef.ts';
import { checkbox, detail as detailClass, label as labelClass, mark } from './Checkbox.css.ts';

export interface CheckboxProps
  extends
    Omit<RootProps<HTMLInputElement>, 'aria-label' | 'aria-labelledby' | 'onChange'>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoFocus' | 'checked' | 'defaultChecked' | 'disabled' | 'form' | 'onChange' | 'required'
    > {
  readonly name: string;
  /** Value submitted when ticked. Default `on`, as in HTML. */
  readonly value?: string | undefined;
  readonly label: ReactNode;
  /** Hides the label visually, for a row that already shows the same text. */
  readonly hideLabel?: true | undefined;
  /** Text at the end of the line, for example a count. */
  readonly detail?: ReactNode;
}

/** A single checkbox in a list of filters or in a table row. */
export const Checkbox = withRef(function Checkbox({
  label,
  hideLabel,
  detail,
  lang,
  dir,
  hidden,
  ...input
}: CheckboxProps) {
  return (
    <label
      {...{ lang, dir, hidden }}
      className={checkbox}
      data-component="checkbox"
      data-alone={hideLabel}
    >
      <input {...input} className={mark} type="checkbox" />
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={labelClass}>{label}</span>
      )}
      {detail !== undefined && <span className={detailClass}>{detail}</span>}
    </label>
  );
});
