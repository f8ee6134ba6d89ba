import { component } from '../styles.ts';
import { vars } from '../tokens/vars.css.ts';

export const summary = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: `clamp(16px, 3vw, ${vars.space[6]})`,
  border: `3px solid ${vars.color.danger.fill}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

export const title = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.danger.ink,
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.heading,
  lineHeight: vars.font.line.snug,
});

export const list = component({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  marginBlockStart: vars.space[2],
  listStyleType: '""',
});

export const link = component({
  display: 'inline-block',
  paddingBlock: vars.space[1],
  color: vars.color.danger.ink,
  fontWeight: vars.font.weight.strong,
});
