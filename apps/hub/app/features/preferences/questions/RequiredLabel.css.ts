import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const mark = style({
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.body,
});
