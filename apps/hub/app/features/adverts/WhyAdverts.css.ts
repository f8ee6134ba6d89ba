import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const raw = style({
  margin: 0,
  fontSize: vars.font.size.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
