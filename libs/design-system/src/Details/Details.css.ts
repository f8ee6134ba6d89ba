import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component, transition } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const summary = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.width.target,
  inlineSize: 'fit-content',
  color: vars.color.primary.ink,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  ':hover': { textDecoration: 'underline' },
});

export const chevron = component({
  display: 'inline-flex',
  ...transition('rotate'),
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const content = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  paddingInlineStart: vars.space[4],
  marginInlineStart: vars.space[2],
  borderInlineStart: `2px solid ${vars.color.line}`,
});

// On paper everything is open.
globalStyle('details::details-content', {
  '@layer': {
    [componentsLayer]: {
      '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});
