import type { ColumnCount } from './columns.ts';
import type { WidgetSize } from './rules.ts';

/** How an order fills the grid of a column count. */
export interface GridLayout<Id> {
  /** What each widget takes: as much as it needs, and what would be a hole beside or below it. */
  readonly sizes: ReadonlyMap<Id, WidgetSize>;
  /** The cells that were holes, filled or not. */
  readonly holes: number;
}

interface Placed<Id> {
  readonly id: Id;
  readonly row: number;
  readonly column: number;
  columns: number;
  rows: number;
}

/**
 * Lays out an order as browsers do, each widget behind the one before it. What is seen row by row is
 * the order itself: a row that a wide widget has no room in is not filled by a later one, but by the
 * widgets of the row, which grow.
 */
export function layoutOf<Id>(
  order: readonly Id[],
  columns: ColumnCount,
  sizeOf: (id: Id) => WidgetSize,
): GridLayout<Id> {
  const grid = new Cells<Id>(columns);
  const placed = order.map((id) => grid.place(id, sizeOf(id)));
  const holes = grid.holes();
  for (const { row, column } of holes) {
    if (!grid.isFree(row, column)) continue;
    const left = placed.find((one) => ends(one, 'columns') === column && covers(one, 'rows', row));
    const above = placed.find((one) => ends(one, 'rows') === row && covers(one, 'columns', column));
    if (left && grid.grow(left, 'columns')) continue;
    if (above) grid.grow(above, 'rows');
  }
  return {
    sizes: new Map(placed.map(({ id, columns, rows }) => [id, { columns, rows }])),
    holes: holes.length,
  };
}

type Side = 'columns' | 'rows';

const start = (one: Placed<unknown>, side: Side) => (side === 'columns' ? one.column : one.row);
const ends = (one: Placed<unknown>, side: Side) => start(one, side) + one[side];
const covers = (one: Placed<unknown>, side: Side, at: number) =>
  start(one, side) <= at && at < ends(one, side);

/** The cells of the grid, of which some are taken. */
class Cells<Id> {
  readonly #columns: number;
  readonly #taken = new Set<string>();
  #row = 0;
  #column = 0;
  #lastRow = 0;

  constructor(columns: number) {
    this.#columns = columns;
  }

  isFree = (row: number, column: number): boolean =>
    column < this.#columns && !this.#taken.has(`${row}:${column}`);

  /** Puts a widget where there is room for it next. */
  place(id: Id, size: WidgetSize): Placed<Id> {
    for (;;) {
      const one = { id, row: this.#row, column: this.#column, ...size };
      if (this.#cellsOf(one).every(([row, column]) => this.isFree(row, column))) {
        this.#take(one);
        this.#column += size.columns;
        this.#lastRow = one.row;
        return one;
      }
      this.#column += 1;
      if (this.#column < this.#columns) continue;
      this.#column = 0;
      this.#row += 1;
    }
  }

  /** The free cells before the place where the last widget ends. */
  holes(): { row: number; column: number }[] {
    const found: { row: number; column: number }[] = [];
    for (let row = 0; row <= this.#lastRow; row += 1) {
      const end = row === this.#lastRow ? this.#column : this.#columns;
      for (let column = 0; column < end; column += 1) {
        if (this.isFree(row, column)) found.push({ row, column });
      }
    }
    return found;
  }

  /** Makes a widget larger by one column or row, if nothing else is there. */
  grow(one: Placed<Id>, side: Side): boolean {
    const more =
      side === 'columns'
        ? { ...one, column: ends(one, 'columns'), columns: 1 }
        : { ...one, row: ends(one, 'rows'), rows: 1 };
    if (!this.#cellsOf(more).every(([row, column]) => this.isFree(row, column))) return false;
    this.#take(more);
    one[side] += 1;
    return true;
  }

  #take(one: Placed<Id>): void {
    for (const [row, column] of this.#cellsOf(one)) this.#taken.add(`${row}:${column}`);
  }

  #cellsOf({ row, column, rows, columns }: Placed<Id>): [number, number][] {
    return Array.from({ length: rows * columns }, (_, index) => [
      row + Math.floor(index / columns),
      column + (index % columns),
    ]);
  }
}
