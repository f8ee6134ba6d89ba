import { media, vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
  flex: '0 1 26rem',
  minInlineSize: 0,
  '@media': { print: { display: 'none' } },
});

// On one line with the number of courses that are shown.
globalStyle(`${form} > [data-component="select-field"]`, {
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: vars.space[3],
    },
  },
});
