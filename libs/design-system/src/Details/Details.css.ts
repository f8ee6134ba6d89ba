import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component, transition } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const details = component({
  selectors: {
    '&[data-panel]': {
      minInlineSize: 0,
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
    },
  },
});

/** Matches browsers in which CSS can show the content of a closed `<details>`. */
const CAN_SHOW = 'selector(::details-content)';

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
  ':hover': { textDecoration: 'underline' },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${details}[data-panel] > &`]: {
      flexDirection: 'row-reverse',
      justifyContent: 'space-between',
      inlineSize: 'auto',
      minBlockSize: 52,
      paddingInline: vars.space[4],
      borderRadius: vars.radius.card,
      color: 'inherit',
    },
  },
  '@supports': {
    [CAN_SHOW]: {
      '@media': {
        [media.large]: { selectors: { [`${details}[data-panel] > &`]: { display: 'none' } } },
        print: { selectors: { [`${details}[data-panel] > &`]: { display: 'none' } } },
      },
    },
  },
});

export const chevron = component({
  display: 'inline-flex',
  ...transition('rotate'),
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
  '@media': { print: { display: 'none' } },
});

export const content = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  paddingBlock: `${vars.space[2]} ${vars.space[3]}`,
  paddingInlineStart: vars.space[4],
  marginInlineStart: vars.space[2],
  borderInlineStart: `2px solid ${vars.color.line}`,
  selectors: {
    [`${details}[data-panel] > &`]: {
      padding: vars.space[4],
      margin: 0,
      borderInlineStart: 'none',
    },
    '&[data-flush]': {
      paddingInlineStart: 0,
      marginInlineStart: 0,
      borderInlineStart: 'none',
    },
  },
});

globalStyle(`${details}[data-panel]::details-content`, {
  '@layer': {
    [componentsLayer]: {
      '@media': { [media.large]: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});

// All details are open in print.
globalStyle('details::details-content', {
  '@layer': {
    [componentsLayer]: {
      '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
    },
  },
});
