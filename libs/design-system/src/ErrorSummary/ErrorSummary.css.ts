import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const summary = component({ scrollMarginBlockStart: vars.space[6] });

export const title = component({
  color: vars.color.danger.ink,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.line.snug,
});

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  marginBlockStart: vars.space[3],
  listStyleType: '""',
});

export const link = component({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  color: vars.color.danger.ink,
  fontWeight: vars.font.weight.strong,
});
