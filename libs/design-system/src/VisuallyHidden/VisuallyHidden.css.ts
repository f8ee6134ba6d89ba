import { style } from '@vanilla-extract/css';
import { utilitiesLayer } from '../layers.css.ts';
import { media } from '../tokens/vars.css.ts';
import { unseen } from './unseen.ts';

export const hidden = style({
  '@layer': {
    [utilitiesLayer]: {
      selectors: { '&:not([data-only-on])': unseen },
      '@media': { [`not all and ${media.medium}`]: unseen },
    },
  },
});
