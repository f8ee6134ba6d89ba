import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The words, and what can be done: below one another, or beside where there is room. */
export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // An empty string instead of none: a list without bullets is no list to some screen readers.
  listStyleType: '""',
  breakInside: 'avoid',
  '@media': {
    [media.medium]: { flexDirection: 'row', justifyContent: 'space-between', gap: vars.space[4] },
  },
});

/** On paper there is nothing to press. */
export const add = style({ flex: 'none', '@media': { print: { display: 'none' } } });
