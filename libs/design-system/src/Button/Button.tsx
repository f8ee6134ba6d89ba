'use client';
import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { type ButtonStyles, buttonStyles } from './styles.ts';

export type { ButtonVariant, ButtonSize } from './Button.css.ts';

type NativeProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  | 'name'
  | 'value'
  | 'form'
  | 'formAction'
  | 'formMethod'
  | 'formEncType'
  | 'formNoValidate'
  | 'formTarget'
>;

export interface ButtonProps extends ParentProps<HTMLButtonElement>, ButtonStyles, NativeProps {
  /** Required: the default of HTML (`submit`) surprises. */
  readonly type: 'submit' | 'button' | 'reset';
  /** Its action is under way: a press does nothing, and focus stays. There is no `disabled`. */
  readonly busy?: boolean | undefined;
  /** It cannot be used yet, and what it is described by says why. It keeps focus all the same. */
  readonly unavailable?: boolean | undefined;
  /** It was pressed while it is unavailable: the place to lead to what is missing. */
  readonly onUnavailable?: (() => void) | undefined;
}

/** Does something; a button that goes somewhere is a `ButtonLink`. */
export const Button = withRef(function Button({
  type,
  variant,
  size,
  block,
  flush,
  busy,
  unavailable,
  onUnavailable,
  onClick,
  ...root
}: ButtonProps) {
  const isOff = busy ? true : unavailable;
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) onUnavailable?.();
  };
  return (
    <button
      {...root}
      {...buttonStyles({ variant, size, block, flush })}
      type={type}
      data-component="button"
      data-unavailable={unavailable ? true : undefined}
      aria-disabled={isOff ? true : undefined}
      onClick={isOff ? ignore : onClick}
    />
  );
});
