import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@media': {
    [media.large]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(14rem, 20rem)' },
  },
});
