import { styleVariants } from '@vanilla-extract/css';
import { screens } from '../grid/screens.ts';

/**
 * Visible only on screens with this column count. CSS knows the screen, but the server does not.
 */
export const only = styleVariants(screens, (screen) => ({
  display: 'none',
  '@media': { [screen]: { display: 'inline' }, print: { display: 'none' } },
}));
