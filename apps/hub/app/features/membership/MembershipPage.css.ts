import { style } from '@vanilla-extract/css';

/** The picture, all of which is its link. */
export const banner = style({
  position: 'relative',
  aspectRatio: '8 / 3',
});
