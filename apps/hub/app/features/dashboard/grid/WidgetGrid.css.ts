import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { type ColumnCount, widestOf } from '@applicant-hub/domain';
import { toolCell } from '#app/platform/islands/tools/tool-cells.ts';
import { largeScreen } from '#app/platform/paths/focus.ts';

/** The windows of three columns and of four (GRD-26); zoom makes widths between two pixels. */
const wider = (columns: keyof typeof widestOf) => `(min-width: ${widestOf[columns] + 0.02}px)`;

const equal = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [largeScreen]: equal(2),
    [wider(2)]: equal(3),
    [wider(3)]: equal(4),
  },
});

/** How many columns or rows a cell takes; one, where it does not say. */
const span = (columns: ColumnCount, of: 'columns' | 'rows', count: number) =>
  count === 1 ? `&:not([data-${of}-${columns}])` : `&[data-${of}-${columns}="${count}"]`;

/** What a cell takes, by attributes: the server's HTML has no styles of its own. */
const sizesIn = (columns: ColumnCount) =>
  Object.fromEntries<Record<string, string>>(
    [1, 2, 3, 4].flatMap((count) => [
      [span(columns, 'columns', count), { gridColumn: `span ${count}` }],
      [span(columns, 'rows', count), { gridRow: `span ${count}` }],
    ]),
  );

export const cell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A card is as high as what is in it.
  alignItems: 'start',
  '@media': {
    [largeScreen]: {
      selectors: { ...sizesIn(2), '&[data-only-mobile]': { display: 'none' } },
    },
    [wider(2)]: { selectors: sizesIn(3) },
    [wider(3)]: { selectors: sizesIn(4) },
  },
});

// The dashboard is two sheets of paper.
globalStyle(`:root:has(${grid})`, { '@media': { print: { fontSize: '10pt' } } });

/** The one tool whose words are of use on paper: the dates. */
const onPaper = toolCell('Timeline');

globalStyle(`${cell}:not(${onPaper}), ${grid} ~ :not(:has(${onPaper}))`, {
  '@media': { print: { display: 'none' } },
});
