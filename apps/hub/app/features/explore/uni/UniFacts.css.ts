import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  // The background is visible through the gaps as thin lines.
  backgroundColor: vars.color.line,
  boxShadow: vars.shadow.raised,
});

export const fact = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  padding: `clamp(16px, 2.2vw, ${vars.space[6]})`,
  backgroundColor: vars.color.surface,
});

export const term = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});

export const value = style({
  color: vars.color.ink,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.012em',
  lineHeight: vars.font.line.snug,
});

export const gloss = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
});
