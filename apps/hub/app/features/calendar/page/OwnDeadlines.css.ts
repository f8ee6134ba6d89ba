import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // An empty string, not `none`: some screen readers do not announce a list without bullets.
  listStyleType: '""',
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { flexDirection: 'row', justifyContent: 'space-between', gap: vars.space[4] },
    // The deadlines are in a narrow column.
    [media.large]: { flexDirection: 'column', gap: vars.space[2] },
  },
});

/** Links do not work on paper. */
export const add = style({ flex: 'none', '@media': { print: { display: 'none' } } });
