import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { largeScreen, smallScreen } from '#app/platform/paths/focus.ts';

/** Not in print, where all cards are shown and cannot be swiped. */
const phone = `screen and ${smallScreen}`;

/** Around what is in sight, so that a ring of focus is not cut off. */
const ROOM = vars.space[1];

/**
 * Cards that are one row on a phone, to be swiped: a page of several lists stays short. The edge of
 * the next card says that there are more.
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

/** One under another where there is room. */
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

/** Side by side where there is room. */
export const tiledStrip = tiled('repeat(auto-fill, minmax(min(100%, 17rem), 1fr))');

/** A few small ones, which fill their row: up to six of a desktop are one. */
export const rowStrip = tiled('repeat(auto-fit, minmax(min(100%, 11rem), 1fr))');
