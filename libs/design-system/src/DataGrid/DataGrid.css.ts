import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { cell } from '../Table/Table.css.ts';
import { vars } from '../tokens/vars.css.ts';

export const dataGrid = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
});

// The column of checkboxes is as wide as a checkbox.
globalStyle(`${dataGrid} ${cell}[data-select]`, {
  '@layer': { [componentsLayer]: { inlineSize: 1, minInlineSize: 0, paddingInlineEnd: 0 } },
});

export const tools = component({
  maxInlineSize: '44rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const choice = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
});

export const count = component({
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const selected = component({
  marginInlineStart: vars.space[3],
  color: vars.color.ink,
  fontWeight: vars.font.weight.strong,
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  ':empty': { display: 'none' },
});
