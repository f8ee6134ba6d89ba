import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const fact = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});
