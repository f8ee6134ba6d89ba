import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"search" "filters" "results"',
  gap: vars.space[4],
  '@media': {
    [media.large]: {
      gridTemplateColumns: 'minmax(15rem, 20rem) minmax(0, 1fr)',
      gridTemplateAreas: '"search search" "filters results"',
      gap: vars.space[6],
      alignItems: 'start',
    },
  },
});

export const results = style({
  gridArea: 'results',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  minInlineSize: 0,
  selectors: { '&[aria-busy="true"]': { opacity: 0.5 } },
});
