import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The applicant's own text. */
export const beginningText = style({
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
