import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const slot = style({ whiteSpace: 'nowrap' });

// The points, and below them, if space is short, how the applicant's points compare.
globalStyle('[data-column="points"]', {
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  textAlign: 'start',
  gap: `${vars.space[1]} ${vars.space[2]}`,
  '@media': {
    // In the column of a table.
    [media.large]: { justifyContent: 'flex-end', minInlineSize: '7rem' },
    print: { minInlineSize: '7rem' },
  },
});
