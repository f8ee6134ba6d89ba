import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const passage = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxInlineSize: '66ch',
});

/**
 * One of two texts to choose from. Long texts scroll, so that both texts and the buttons stay
 * visible.
 */
export const side = style({
  maxBlockSize: '50vh',
  overflowY: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});
