import { component, variants } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export type ContainerWidth = 'reading';

export const container = component({
  inlineSize: '100%',
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  selectors: variants<ContainerWidth>('width', {
    reading: { maxInlineSize: `calc(46rem + 2 * ${vars.space.gutter})` },
  }),
  '@media': { print: { paddingInline: 0, maxInlineSize: 'none' } },
});
