import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

export const header = component({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': { print: { borderBlockEnd: 'none', backgroundColor: 'transparent' } },
});

export const row = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // With large text the actions may wrap to a separate row, where they are aligned at the end.
  justifyContent: 'flex-end',
  columnGap: vars.space[2],
  inlineSize: '100%',
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': { [media.large]: { columnGap: vars.space[6] }, print: { paddingInline: 0 } },
});

export const brand = component({
  display: 'flex',
  alignItems: 'center',
  // A low header leaves more space for the content of a phone's screen.
  minBlockSize: 52,
  marginInlineEnd: 'auto',
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  letterSpacing: '-0.02em',
  '@media': { [media.large]: { minBlockSize: 60 } },
});

globalStyle(`${brand} a`, {
  '@layer': {
    [componentsLayer]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.width.target,
      color: 'inherit',
      textDecoration: 'none',
    },
  },
});

// On a phone the navigation has a separate row below the brand and the actions.
export const navigation = component({
  order: 1,
  flexBasis: `calc(100% + 2 * ${vars.space.gutter})`,
  minInlineSize: 0,
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': {
    [media.large]: { order: 0, flexBasis: 'auto', marginInline: 0 },
    print: { display: 'none' },
  },
});

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});
