import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/** The row above the dates: the views, and the button that adds a date. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});

export const views = style({ flex: 1 });
