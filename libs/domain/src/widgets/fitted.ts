import type { ColumnCount } from './columns.ts';
import type { WidgetSize } from './rules.ts';

/**
 * Reorders widgets to avoid holes in the grid: when a widget does not fit after the widget before
 * it, the next widget that fits is placed before it. If no widget fits, the hole remains.
 *
 * @param order widgets, the most important first
 */
export function fitted<Id>(
  order: readonly Id[],
  columns: ColumnCount,
  sizeOf: (id: Id) => WidgetSize,
): readonly Id[] {
  const waiting = [...order];
  const placed: Id[] = [];
  // The number of taken rows in each column, counted from the row that is being filled.
  let taken: number[] = Array.from({ length: columns }, () => 0);
  let column = 0;
  while (waiting.length > 0) {
    if (column === columns) {
      taken = taken.map((rows) => Math.max(0, rows - 1));
      column = 0;
    }
    const isFree = (at: number) => taken[at] === 0;
    const fitting = isFree(column)
      ? waiting.findIndex((id) => sizeOf(id).columns === 1 || isFree(column + 1))
      : -1;
    const [id] = fitting === -1 ? [] : waiting.splice(fitting, 1);
    if (id === undefined) {
      column += 1;
      continue;
    }
    const size = sizeOf(id);
    taken.fill(size.rows, column, column + size.columns);
    column += size.columns;
    placed.push(id);
  }
  return placed;
}
