import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { largeScreen, smallScreen } from '#app/platform/paths/focus.ts';

/** Does not apply in print, where all cards are shown because they cannot be swiped. */
const phone = `screen and ${smallScreen}`;

/** Space around visible cards, so that focus rings are not cut off. */
const ROOM = vars.space[1];

/**
 * On a phone, the cards are in one row that can be swiped, so that a page with several lists is
 * short. The edge of the next card shows that there are more cards.
 */
const strip = style({
  padding: 0,
  '@media': {
    [phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '86%',
      alignItems: 'start',
      gap: vars.space[3],
      padding: ROOM,
      margin: `calc(-1 * ${ROOM})`,
      overflowX: 'auto',
      overscrollBehaviorInline: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: ROOM,
      selectors: { '&:has(> :only-child)': { gridAutoColumns: '100%' } },
    },
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: vars.space[3],
    },
  },
});

export const stackedStrip = style([
  strip,
  {
    '@media': {
      [largeScreen]: { display: 'flex', flexDirection: 'column', gap: vars.space[4] },
    },
  },
]);

const tiled = (columns: string) =>
  style([
    strip,
    {
      '@media': {
        [largeScreen]: { display: 'grid', gridTemplateColumns: columns, gap: vars.space[4] },
      },
    },
  ]);

export const tiledStrip = tiled('repeat(auto-fill, minmax(min(100%, 17rem), 1fr))');

export const rowStrip = tiled('repeat(auto-fit, minmax(min(100%, 11rem), 1fr))');
