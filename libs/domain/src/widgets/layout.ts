import type { ColumnCount } from './columns.ts';
import type { WidgetSize } from './rules.ts';

interface Placed<Id> {
  readonly id: Id;
  readonly row: number;
  readonly column: number;
  columns: number;
  rows: number;
}

/**
 * Lays out widgets in order, as browsers do: each widget is placed after the widget before it. Row
 * by row, the visual order equals the given order: when a wide widget does not fit in a row, the
 * widgets of that row grow, instead of a later widget moving up.
 *
 * @returns the size of each widget in cells: its own size, plus any hole next to or below it that
 * it fills
 */
export function layoutOf<Id>(
  order: readonly Id[],
  columns: ColumnCount,
  sizeOf: (id: Id) => WidgetSize,
): ReadonlyMap<Id, WidgetSize> {
  const { grid, placed } = laidOut(order, columns, sizeOf);
  for (const { row, column } of grid.holes()) {
    if (!grid.isFree(row, column)) continue;
    const left = placed.find((one) => ends(one, 'columns') === column && covers(one, 'rows', row));
    const above = placed.find((one) => ends(one, 'rows') === row && covers(one, 'columns', column));
    if (left && grid.grow(left, 'columns')) continue;
    if (above) grid.grow(above, 'rows');
  }
  return new Map(placed.map(({ id, columns, rows }) => [id, { columns, rows }]));
}

export const holesIn = <Id>(
  order: readonly Id[],
  columns: ColumnCount,
  sizeOf: (id: Id) => WidgetSize,
): number => laidOut(order, columns, sizeOf).grid.holes().length;

function laidOut<Id>(
  order: readonly Id[],
  columns: ColumnCount,
  sizeOf: (id: Id) => WidgetSize,
): { grid: Cells<Id>; placed: Placed<Id>[] } {
  const grid = new Cells<Id>(columns);
  return { grid, placed: order.map((id) => grid.place(id, sizeOf(id))) };
}

type Side = 'columns' | 'rows';

const start = (one: Placed<unknown>, side: Side) => (side === 'columns' ? one.column : one.row);
const ends = (one: Placed<unknown>, side: Side) => start(one, side) + one[side];
const covers = (one: Placed<unknown>, side: Side, at: number) =>
  start(one, side) <= at && at < ends(one, side);

/** Records which cells of the grid are taken. */
class Cells<Id> {
  readonly #columns: number;
  /**
   * The taken cells of each row, one bit per column. Bits are fast, and a page lays out its grid
   * dozens of times.
   */
  readonly #taken: number[] = [];
  #row = 0;
  #column = 0;
  #lastRow = 0;

  constructor(columns: number) {
    this.#columns = columns;
  }

  isFree(row: number, column: number): boolean {
    return this.#isRoom(row, column, oneCell);
  }

  /** Puts a widget at the next place where it fits. */
  place(id: Id, size: WidgetSize): Placed<Id> {
    while (!this.#isRoom(this.#row, this.#column, size)) {
      this.#column += 1;
      if (this.#column < this.#columns) continue;
      this.#column = 0;
      this.#row += 1;
    }
    const one = { id, row: this.#row, column: this.#column, ...size };
    this.#take(one.row, one.column, size);
    this.#column += size.columns;
    this.#lastRow = one.row;
    return one;
  }

  /** The free cells before the end of the last widget. */
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

  /** Makes a widget larger by one column or row, if those cells are free. */
  grow(one: Placed<Id>, side: Side): boolean {
    const [row, column, more] =
      side === 'columns'
        ? [one.row, ends(one, 'columns'), { columns: 1, rows: one.rows }]
        : [ends(one, 'rows'), one.column, { columns: one.columns, rows: 1 }];
    if (!this.#isRoom(row, column, more)) return false;
    this.#take(row, column, more);
    one[side] += 1;
    return true;
  }

  #isRoom(row: number, column: number, { columns, rows }: WidgetSize): boolean {
    if (column + columns > this.#columns) return false;
    const wanted = bitsOf(column, columns);
    for (let at = row; at < row + rows; at += 1) {
      if (((this.#taken[at] ?? 0) & wanted) !== 0) return false;
    }
    return true;
  }

  #take(row: number, column: number, { columns, rows }: WidgetSize): void {
    const wanted = bitsOf(column, columns);
    for (let at = row; at < row + rows; at += 1) this.#taken[at] = (this.#taken[at] ?? 0) | wanted;
  }
}

const oneCell: WidgetSize = { columns: 1, rows: 1 };

/** A bit mask of this many adjacent columns, starting at `column`. */
const bitsOf = (column: number, columns: number): number => ((1 << columns) - 1) << column;
