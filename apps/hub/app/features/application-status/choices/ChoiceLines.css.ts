import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ padding: 0, margin: 0 });

/** The university and its course, and beside them, or below where there is no room, the state. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // An empty string instead of none: a list without bullets is no list to some screen readers.
  listStyleType: '""',
  breakInside: 'avoid',
  position: 'relative',
  // As wide as a heart and its distance, in every line, so that the states stand below one another.
  selectors: { [`${list}:has(form) > &`]: { paddingInlineEnd: '3.25rem' } },
});

/** In the corner, as on a card. */
export const heart = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: vars.space[1],
});

export const names = style({ flex: '1 1 11rem', minInlineSize: 0 });

/** What is asked, and why it is late: on lines of their own. */
export const more = style({ flexBasis: '100%' });
