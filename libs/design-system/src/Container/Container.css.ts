import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export type ContainerWidth = 'reading';

export const container = component({
  inlineSize: '100%',
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { print: { paddingInline: 0, maxInlineSize: 'none' } },
});

// A narrow column is aligned with the start edge of wide pages and the header.
globalStyle(`${container}[data-width="reading"] > *`, {
  '@layer': {
    [componentsLayer]: {
      maxInlineSize: '46rem',
      '@media': { print: { maxInlineSize: 'none' } },
    },
  },
});
