import { styleVariants } from '@vanilla-extract/css';
import { screens } from '../grid/screens.ts';

/**
 * Visible only in windows with this column count. CSS can determine the column count, but the
 * server cannot.
 */
export const only = styleVariants(screens, (screen) => ({
  display: 'none',
  '@media': { [screen]: { display: 'inline' }, print: { display: 'none' } },
}));
