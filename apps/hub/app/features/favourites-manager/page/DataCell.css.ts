import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const slot = style({ whiteSpace: 'nowrap' });

// The points. If space is limited, the comparison with the applicant's points is below them.
globalStyle('[data-column="points"]', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  textAlign: 'start',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  '@media': {
    // On large screens the points are in a column of a table.
    [media.large]: { justifyContent: 'flex-end', minInlineSize: '7rem' },
    print: { minInlineSize: '7rem' },
  },
});
