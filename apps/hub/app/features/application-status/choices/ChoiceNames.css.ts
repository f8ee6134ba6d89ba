import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  padding: 0,
  margin: 0,
  // Not printed, because the lines of the choices also have the names.
  '@media': {
    print: { display: 'none' },
    [`not all and ${media.medium}`]: { selectors: { '&[data-for-large]': { display: 'none' } } },
  },
});

export const name = style({
  display: 'flex',
  maxInlineSize: '100%',
  // An empty string, not `none`: some screen readers do not announce a list without bullets.
  listStyleType: '""',
});
