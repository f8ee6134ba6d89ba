import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const pairs = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '@media': { [media.medium]: { display: 'none' }, print: { display: 'none' } },
});
