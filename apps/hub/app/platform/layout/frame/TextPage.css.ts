import { style } from '@vanilla-extract/css';
import { vars } from '@applicant-hub/design-system/tokens';

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
