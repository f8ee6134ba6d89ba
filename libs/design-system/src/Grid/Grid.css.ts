import { component, variants } from '../styles.ts';
import { media, vars } from '../tokens/vars.css.ts';

/** Minimum width of a column: about 160, 270 or 380 px. */
export type GridMinimum = 's' | 'm' | 'l';

/** Columns on a large screen; one column on a phone. `2-1` is two thirds and one third. */
export type GridColumns = 2 | 3 | 4 | '2-1' | '1-2';

const atLeast = (width: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});

const columns = (medium: string, large = medium) => ({
  '@media': {
    [media.medium]: { gridTemplateColumns: medium },
    [media.large]: { gridTemplateColumns: large },
    // A printed page is nearly as wide as this breakpoint.
    print: { gridTemplateColumns: medium },
  },
});

// minmax(0, …) lets a long word wrap instead of widening its column.
const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
  listStyleType: '""',
  selectors: {
    ...variants<GridMinimum>('min', {
      s: atLeast('10rem'),
      m: atLeast('17rem'),
      l: atLeast('24rem'),
    }),
    ...variants<GridColumns>('columns', {
      2: columns(equal(2)),
      3: columns(equal(2), equal(3)),
      4: columns(equal(2), equal(4)),
      '2-1': columns('minmax(0, 1fr)', 'minmax(0, 2fr) minmax(0, 1fr)'),
      '1-2': columns('minmax(0, 1fr)', 'minmax(0, 1fr) minmax(0, 2fr)'),
    }),
  },
});
