import type { ColumnCount } from './columns.ts';
import type { WidgetSize } from './rules.ts';

/**
 * An order in which the grid has no hole: a widget that has no room where the one before it ends
 * gives way to the next one that has. Where none has, the hole stays.
 *
 * @param order what matters first comes first
 */
export function fitted<Id>(
  order: readonly Id[],
  columns: ColumnCount,
  sizeOf: (id: Id) => WidgetSize,
): readonly Id[] {
  const waiting = [...order];
  const placed: Id[] = [];
  // How many rows each column is taken for, from the row that is being filled.
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
