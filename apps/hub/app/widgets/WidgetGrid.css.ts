import { vars } from '@applicant-hub/design-system/tokens';
import { style } from '@vanilla-extract/css';
import { widgetIds, widestOf } from '@applicant-hub/domain';
import { largeScreen } from './focus.ts';

/** The windows of three columns and of four (GRD-26); zoom makes widths between two pixels. */
const wider = (columns: keyof typeof widestOf) => `(min-width: ${widestOf[columns] + 0.02}px)`;

const equal = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  // What is read next is what is seen next, wherever the order puts it.
  readingFlow: 'grid-order',
  '@media': {
    [largeScreen]: equal(2),
    [wider(2)]: equal(3),
    [wider(3)]: equal(4),
  },
});

/** The place of each cell, by attributes: the server's HTML has no styles of its own. */
const placesIn = (columns: number) =>
  Object.fromEntries(
    widgetIds.map((_, place) => [`&[data-at-${columns}="${place}"]`, { order: place }]),
  );

/** A short card is as high as its row, but does not follow a very tall neighbour: it would be a void. */
const MAX_STRETCH = '28rem';

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: placesIn(2),
  '@media': {
    [largeScreen]: {
      selectors: {
        '&[data-wide]': { gridColumn: 'span 2' },
        '&[data-tall]': { gridRow: 'span 2' },
        '&:not([data-tall])': { gridTemplateRows: `minmax(min-content, ${MAX_STRETCH})` },
        '&[data-only-mobile]': { display: 'none' },
      },
    },
    [wider(2)]: { selectors: placesIn(3) },
    [wider(3)]: { selectors: placesIn(4) },
  },
});
