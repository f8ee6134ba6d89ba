import { component } from '../styles.ts';
import { barLength, footLength, vars } from '../tokens/vars.css.ts';

export const footer = component({
  marginBlockStart: 'auto',
  paddingBlockEnd: `calc(${footLength} + ${barLength})`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  '@media': { print: { display: 'none' } },
});

export const content = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: vars.space.gutter,
});

export const links = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[6]}`,
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const footerLink = component({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.width.target,
  color: vars.color.ink,
});
