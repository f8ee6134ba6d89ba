import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const courseFrame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  '@media': {
    // The picture is decorative, so its position does not change the reading order.
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: vars.space[8],
      alignItems: 'center',
    },
  },
});
