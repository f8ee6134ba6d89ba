import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** As it was written, line by line. */
export const written = style({
  maxInlineSize: '75ch',
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** On paper a part is told from the next by a line, for there are no cards. */
export const part = style({
  '@media': {
    print: {
      paddingBlockStart: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.line}`,
      breakInside: 'auto',
    },
  },
});
