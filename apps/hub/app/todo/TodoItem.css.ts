import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: `min(${vars.space[4]}, 5vw)`,
  rowGap: vars.space[3],
  alignItems: 'start',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[2],
  minInlineSize: 0,
});

/** A press anywhere on the card follows the link (TDO-8); the link still looks like one. */
export const cta = style({
  color: vars.color.primary.ink,
  fontWeight: vars.font.weight.strong,
});
// Above the link that covers the card.
export const toggle = style({
  position: 'relative',
  gridColumn: '2',
});
