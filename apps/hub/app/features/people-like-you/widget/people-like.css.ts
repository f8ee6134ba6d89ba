import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const bars = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  alignItems: 'baseline',
});

export const bar = style({ gridColumn: '1 / -1' });

export const count = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: 'tabular-nums',
});
