import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component, transition } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const region = component({
  // What is there for screen readers only must not make the page wider than the screen.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  ':focus-visible': { borderRadius: vars.radius.card },
  '@media': { print: { overflow: 'visible', border: 'none' } },
});

export const table = component({ inlineSize: '100%', textAlign: 'start' });

export const caption = component({
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[2]}`,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.line.snug,
  textAlign: 'start',
});

export const cell = component({
  minInlineSize: '6rem',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: {
    'th&': { fontWeight: vars.font.weight.strong },
    'thead &': {
      borderBlockStart: 'none',
      color: vars.color.inkMuted,
      fontSize: vars.font.size.s,
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    },
    '&[data-numeric]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  },
});

export const sortLink = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: 28,
  color: 'inherit',
  textDecoration: 'none',
  ...transition('color'),
  ':hover': { color: vars.color.primary.ink, textDecoration: 'underline' },
  selectors: { '[aria-sort] > &': { color: vars.color.primary.ink } },
});

globalStyle(`[aria-sort="ascending"] > ${sortLink} > svg`, {
  '@layer': { [componentsLayer]: { rotate: '180deg' } },
});
