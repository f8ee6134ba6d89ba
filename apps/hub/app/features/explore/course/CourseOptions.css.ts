import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const chosen = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.primary.ink,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.strong,
});
