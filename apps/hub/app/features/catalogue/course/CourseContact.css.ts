import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[8],
  margin: 0,
  padding: 0,
  listStyleType: '""',
});
