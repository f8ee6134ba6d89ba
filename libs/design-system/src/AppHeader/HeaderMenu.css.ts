import { globalStyle } from '@vanilla-extract/css';
import { componentsLayer } from '../layers.css.ts';
import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';
import { iconLink } from './IconLink.css.ts';

export const menu = component({ position: 'relative' });

export const summary = component({ listStyle: 'none', cursor: 'pointer' });

globalStyle(`${summary}::-webkit-details-marker`, {
  '@layer': { [componentsLayer]: { display: 'none' } },
});

export const icon = iconLink;

export const panel = component({
  position: 'absolute',
  zIndex: 10,
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  inlineSize: 'max-content',
  minInlineSize: '14rem',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.gutter})`,
  marginBlockStart: vars.space[1],
  padding: vars.space[2],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.ink,
  boxShadow: vars.shadow.raised,
});

export const heading = component({
  marginBlockEnd: vars.space[2],
  paddingBlock: vars.space[2],
  // Aligns the heading with the items, which extend into the padding of the panel.
  paddingInline: `calc(${vars.space[3]} + 2px - ${vars.space[2]})`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});
