import { button, type ButtonSize, type ButtonVariant } from './Button.css.ts';

export interface ButtonStyles {
  /** Default `primary`. */
  readonly variant?: ButtonVariant | undefined;
  /** Default `m`. */
  readonly size?: ButtonSize | undefined;
  /** Makes the button as wide as its container. */
  readonly block?: true | undefined;
  /**
   * Aligns the label with the surrounding text. Use it for `quiet` buttons, whose edge is
   * invisible.
   */
  readonly flush?: true | undefined;
}

/**
 * The attributes that style an element as a button. They are separate from `Button`, which is a
 * client component, because server components cannot call functions from a client file.
 */
export const buttonStyles = ({ variant, size, block, flush }: ButtonStyles) => ({
  className: button,
  'data-variant': variant,
  'data-size': size,
  'data-block': block,
  'data-flush': flush,
});
