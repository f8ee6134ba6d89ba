import { media, vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';

/**
 * On a phone, the picture is a thumbnail, with the title next to it and the heart button in the
 * corner, so that long lists are short.
 */
export const layout = style({
  display: 'grid',
  flex: 1,
  // With large text, the text gets more space than the picture.
  gridTemplateColumns: 'min(4.5rem, 22.5vw) minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture title keep" "picture more more"',
  gridTemplateRows: 'auto 1fr',
  columnGap: `min(${vars.space[3]}, 4vw)`,
  rowGap: vars.space[2],
  alignItems: 'start',
  '@media': {
    [media.medium]: {
      gridTemplateRows: 'auto auto 1fr',
      selectors: {
        '&[data-compact]': {
          gridTemplateColumns: '4.5rem minmax(0, 1fr)',
          gridTemplateAreas: '"picture title" "picture more" "keep keep"',
        },
        '&:not([data-compact])': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gridTemplateAreas: '"picture" "title" "more" "keep"',
          gridTemplateRows: 'auto auto auto 1fr',
        },
      },
    },
  },
});

export const picture = style({ gridArea: 'picture' });

export const title = style({ gridArea: 'title', minInlineSize: 0 });

export const more = style({
  gridArea: 'more',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

/**
 * The heart button is in front of the link that covers the card. Where there is room, it is at the
 * foot, in line with the heart buttons of neighbouring cards.
 */
export const keep = style({
  gridArea: 'keep',
  position: 'relative',
  '@media': { [media.medium]: { alignSelf: 'end', marginBlockStart: vars.space[2] } },
});
