import { button } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

/**
 * The attributes that make an element look like a button. They stand apart from `Button`, which runs
 * on the client: a framework that tells the two apart calls no function of a client's file.
 */
export const buttonLook = ({ variant, size, block, flush }: ButtonLook) => ({
  className: button,
  'data-variant': variant,
  'data-size': size,
  'data-block': block,
  'data-flush': flush,
});
