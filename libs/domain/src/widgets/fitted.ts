import type { ColumnCount } from './columns.ts';

/**
 * An order in which no row of the grid has a hole: a wide widget that has no room left in its row
 * gives way to the next one that has. Where nothing is left to fill the row, the hole stays.
 *
 * @param order what matters first comes first
 * @param isWide whether a widget takes two columns
 */
export function fitted<Id>(
  order: readonly Id[],
  columns: ColumnCount,
  isWide: (id: Id) => boolean,
): readonly Id[] {
  const waiting = [...order];
  const placed: Id[] = [];
  let used = 0;
  while (waiting.length > 0) {
    const fitting = waiting.findIndex((id) => !isWide(id) || columns - used > 1);
    for (const id of waiting.splice(Math.max(fitting, 0), 1)) {
      const start = fitting === -1 ? 0 : used;
      used = (start + (isWide(id) ? 2 : 1)) % columns;
      placed.push(id);
    }
  }
  return placed;
}
