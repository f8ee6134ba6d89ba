import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'relative',
  aspectRatio: '8 / 3',
});
