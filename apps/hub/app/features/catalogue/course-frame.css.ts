import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** In the card of a course, a course and its picture: below each other, or beside each other where there is room. */
export const courseFrame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    // The picture is decoration: its place beside the words changes no reading order.
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space[8],
      alignItems: 'center',
    },
  },
});
