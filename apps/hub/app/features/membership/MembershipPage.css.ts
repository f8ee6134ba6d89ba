import { style } from '@vanilla-extract/css';

/** The picture, which is covered by a link. */
export const banner = style({
  position: 'relative',
  aspectRatio: '8 / 3',
});
