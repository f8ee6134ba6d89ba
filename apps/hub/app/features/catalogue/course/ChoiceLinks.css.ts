import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  selectors: {
    '&[data-even]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(2.4rem, 1fr))',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const item = style({
  display: 'grid',
  // The first item is a word, and all other items are letters.
  selectors: { [`${list}[data-even] > &:first-child`]: { gridColumn: 'span 2' } },
});

/** Replaces a link to an empty list. */
export const none = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.width.target,
  color: vars.color.inkMuted,
  fontSize: vars.font.size.s,
});
