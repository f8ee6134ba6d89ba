import { button, type ButtonSize, type ButtonVariant } from './Button.css.ts';

export interface ButtonStyles {
  /** Default `primary`. */
  readonly variant?: ButtonVariant | undefined;
  /** Default `m`. */
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly block?: true | undefined;
  /** Its words are in line with the text around it: for `quiet`, whose edge is not seen. */
  readonly flush?: true | undefined;
}

/**
 * The attributes that make an element look like a button. They stand apart from `Button`, which runs
 * on the client: a framework that tells the two apart calls no function of a client's file.
 */
export const buttonStyles = ({ variant, size, block, flush }: ButtonStyles) => ({
  className: button,
  'data-variant': variant,
  'data-size': size,
  'data-block': block,
  'data-flush': flush,
});
