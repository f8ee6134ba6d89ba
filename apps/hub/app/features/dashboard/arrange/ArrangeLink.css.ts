import { styleVariants } from '@vanilla-extract/css';
import { screens } from '../grid/screens.ts';

/** Visible only on screens with one column count; CSS knows the screen, the server does not. */
export const only = styleVariants(screens, (screen) => ({
  display: 'none',
  '@media': { [screen]: { display: 'inline' }, print: { display: 'none' } },
}));
