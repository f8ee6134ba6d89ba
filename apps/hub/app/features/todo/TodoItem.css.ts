import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** With large text the words have a row of their own. */
export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[3],
});

export const body = style({
  flex: '1 1 8rem',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
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
export const toggle = style({ position: 'relative' });
