import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** What somebody wrote, with their lines and spaces. */
export const passage = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxInlineSize: '66ch',
});

/** One of two texts to choose from: long ones scroll, so that both and the choice stay in sight. */
export const side = style({
  maxBlockSize: '50vh',
  overflowY: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
});
