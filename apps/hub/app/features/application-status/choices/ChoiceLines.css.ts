import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { largeScreen } from '#app/platform/paths/focus.ts';

export const list = style({ padding: 0, margin: 0 });

/**
 * The university and the course. The state is next to them, or below them if there is not enough
 * room.
 */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
  // An empty string, not `none`: some screen readers do not announce a list without bullets.
  listStyleType: '""',
  breakInside: 'avoid',
  position: 'relative',
  // Reserves the width of a heart and its gap in every line, so that the states are aligned.
  selectors: { [`${list}:has(form) > &`]: { paddingInlineEnd: '3.25rem' } },
});

export const heart = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: vars.space[1],
});

/** Not printed, like all pictures. */
export const face = style({ inlineSize: 40, '@media': { print: { display: 'none' } } });

export const names = style({ flex: '1 1 10rem', minInlineSize: 0 });

export const more = style({
  flexBasis: '100%',
  // On a large screen, aligned with the names: the width of the picture and its gap.
  '@media': { [largeScreen]: { paddingInlineStart: '3.25rem' } },
});
