import type { ColumnCount } from './columns.ts';

/**
 * An order in which no row of the grid has a hole: a wide widget that has no room left in its row
 * changes places with the next one that has. Where nothing is left to fill the row, the hole stays.
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
    const isRoomForOne = columns - used === 1;
    const next = isRoomForOne ? waiting.findIndex((id) => !isWide(id)) : 0;
    if (next === -1) used = 0;
    const [id] = waiting.splice(Math.max(next, 0), 1);
    placed.push(id!);
    used = (used + (isWide(id!) ? 2 : 1)) % columns;
  }
  return placed;
}
