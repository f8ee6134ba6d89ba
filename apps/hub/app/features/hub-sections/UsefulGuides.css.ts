import { style } from '@vanilla-extract/css';
import { largeScreen } from '#app/platform/paths/focus.ts';

export const smallScreens = style({
  '@media': { [largeScreen]: { display: 'none' }, print: { display: 'none' } },
});
