import { style } from '@vanilla-extract/css';
import { utilitiesLayer } from '../layers.css.ts';

export const hidden = style({
  '@layer': {
    [utilitiesLayer]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
