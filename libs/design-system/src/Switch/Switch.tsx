import type { InputHTMLAttributes, ReactNode } from 'react';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Switch.css.ts';

export interface SwitchProps
  extends
    Omit<RootProps<HTMLInputElement>, 'aria-label' | 'aria-labelledby' | 'onChange' | 'role'>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'autoFocus' | 'checked' | 'defaultChecked' | 'disabled' | 'form' | 'onChange' | 'required'
    > {
  readonly name: string;
  /** Value submitted when on. Default `on`, as in HTML. */
  readonly value?: string | undefined;
  /** Name of the setting. The name must be the same in both states. */
  readonly label: ReactNode;
  /**
   * Description of the effect of the setting. The id of the hint is `{id}-hint`; `id` defaults to
   * the name.
   */
  readonly hint?: ReactNode;
}

/** A setting that takes effect immediately: a native checkbox with the role of a switch. */
export const Switch = withRef(function Switch({
  id,
  name,
  label,
  hint,
  lang,
  dir,
  hidden,
  'aria-describedby': described,
  ...input
}: SwitchProps) {
  const switchId = id ?? name;
  const hintId = `${switchId}-hint`;
  return (
    <div {...{ lang, dir, hidden }} className={css.root} data-component="switch">
      <label className={css.label}>
        <input
          {...input}
          className={css.track}
          type="checkbox"
          role="switch"
          id={switchId}
          name={name}
          aria-describedby={[described, hint && hintId].filter(Boolean).join(' ') || undefined}
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
});
