import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[8],
  '@media': {
    // The main column is as wide as a page of text and forms.
    [media.large]: { gridTemplateColumns: 'minmax(0, 46rem) minmax(14rem, 24rem)' },
  },
});
