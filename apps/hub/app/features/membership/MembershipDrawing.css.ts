import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const ground = style({ fill: vars.color.primary.soft });
export const shine = style({ fill: vars.color.primary.edge, opacity: 0.35 });
export const card = style({ fill: vars.color.primary.fill });

export const chip = style({
  fill: vars.color.turn.fill,
  stroke: vars.color.turn.on,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});

export const lines = style({
  stroke: vars.color.primary.on,
  strokeWidth: 8,
  strokeLinecap: 'round',
  opacity: 0.8,
});
