import { vars } from '@applicant-hub/design-system/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { type ColumnCount, widestOf } from '@applicant-hub/domain';
import { toolCell } from '#app/platform/islands/tools/tool-cells.ts';
import { largeScreen } from '#app/platform/paths/focus.ts';

/**
 * Media query for windows wide enough for more columns than the given number (GRD-26). The 0.02
 * covers fractional pixel widths, which occur when the page is zoomed.
 */
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

/**
 * The selector of a cell with this number of columns or rows. A cell without the attribute has one.
 */
const span = (columns: ColumnCount, of: 'columns' | 'rows', count: number) =>
  count === 1 ? `&:not([data-${of}-${columns}])` : `&[data-${of}-${columns}="${count}"]`;

/** Cell sizes by attribute: the server's HTML has no inline styles. */
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
  '@media': {
    [largeScreen]: {
      selectors: { ...sizesIn(2), '&[data-only-mobile]': { display: 'none' } },
    },
    [wider(2)]: { selectors: sizesIn(3) },
    [wider(3)]: { selectors: sizesIn(4) },
  },
});

// Small enough for the dashboard to print on two pages.
globalStyle(`:root:has(${grid})`, { '@media': { print: { fontSize: '10pt' } } });

/** The only tool that is useful on paper: the dates. */
const onPaper = toolCell('Timeline');

globalStyle(`${cell}:not(${onPaper}), ${grid} ~ :not(:has(${onPaper}))`, {
  '@media': { print: { display: 'none' } },
});
