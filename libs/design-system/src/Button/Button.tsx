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
  /** Required, because HTML's default (`submit`) often submits a form by mistake. */
  readonly type: 'submit' | 'button' | 'reset';
  /**
   * True while the action is running: clicks do nothing, and the button does not lose focus. There
   * is no `disabled`.
   */
  readonly busy?: boolean | undefined;
  /**
   * True while the button cannot be used. Its description must explain why. The button can still
   * receive focus.
   */
  readonly unavailable?: boolean | undefined;
  /**
   * Called when the button is pressed while unavailable, for example to move focus to the missing
   * input.
   */
  readonly onUnavailable?: (() => void) | undefined;
}

/** Performs an action. For navigation use `ButtonLink`. */
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
