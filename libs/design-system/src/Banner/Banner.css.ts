import { component } from '../styles.ts';
import { tone, vars } from '../tokens/vars.css.ts';

export const banner = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  paddingBlock: vars.space[4],
  paddingInline: `clamp(16px, 2.4vw, ${vars.space[6]})`,
  border: `1px solid ${tone.edge}`,
  borderRadius: vars.radius.card,
  backgroundColor: tone.soft,
  color: vars.color.ink,
  selectors: {
    '&[data-compact]': {
      gap: vars.space[2],
      paddingBlock: vars.space[1],
      paddingInline: vars.space[3],
      fontSize: vars.font.size.s,
    },
  },
});

export const message = component({
  flex: '1 1 15rem',
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'flex-start',
  selectors: {
    [`${banner}[data-compact] > &`]: { flexBasis: '9rem', alignItems: 'center' },
  },
});

export const mark = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 32,
  blockSize: 32,
  borderRadius: vars.radius.pill,
  backgroundColor: tone.fill,
  color: tone.on,
  selectors: {
    [`${banner}[data-compact] &`]: { inlineSize: 24, blockSize: 24 },
  },
});

export const words = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  paddingBlockStart: 3,
  minInlineSize: 0,
});

export const title = component({
  fontSize: vars.font.size.m,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.line.snug,
  paddingBlockStart: 2,
});

export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
