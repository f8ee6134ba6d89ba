import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const beginningText = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
