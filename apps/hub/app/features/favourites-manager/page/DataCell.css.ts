import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** A state in one line: the column is as wide as it. */
export const slot = style({ whiteSpace: 'nowrap' });

// A figure, and under it where room is short how the applicant's points compare.
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
