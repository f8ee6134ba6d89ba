import { style } from '@vanilla-extract/css';
import { utilitiesLayer } from '../layers.css.ts';
import { unseen } from './unseen.ts';

export const hidden = style({
  '@layer': {
    [utilitiesLayer]: unseen,
  },
});
