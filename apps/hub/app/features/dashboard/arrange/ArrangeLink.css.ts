import { styleVariants } from '@vanilla-extract/css';
import { screens } from '../grid/screens.ts';

/** What is there on the screens of one column count only; the style knows the screen, the server does not. */
export const only = styleVariants(screens, (screen) => ({
  display: 'none',
  '@media': { [screen]: { display: 'inline' }, print: { display: 'none' } },
}));
