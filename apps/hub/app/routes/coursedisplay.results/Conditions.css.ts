import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  padding: 0,
  listStyleType: '""',
});

export const condition = style({ minInlineSize: 0 });

globalStyle(`${condition} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 36,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.primary.edge}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary.soft,
  color: vars.color.primary.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  textDecoration: 'none',
});
globalStyle(`${condition} > a:hover`, { borderColor: vars.color.primary.fill });
globalStyle(`${condition} > a:focus-visible`, { borderRadius: vars.radius.pill });
