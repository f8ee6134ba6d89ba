import { columnCounts } from './columns.ts';
import { fitted } from './fitted.ts';
import { holesIn } from './layout.ts';
import type { WidgetSize } from './rules.ts';

/**
 * The order in which widgets are read and seen, whatever the columns of the window: nobody knows
 * them before the page is there. Of the given order and those that have no hole in some number of
 * columns, it is the one with the fewest holes in all of them; `layoutOf` fills those that are left.
 *
 * @param first what matters first comes first
 */
export function oneOrder<Id>(first: readonly Id[], sizeOf: (id: Id) => WidgetSize): readonly Id[] {
  const holesOf = (order: readonly Id[]) =>
    columnCounts.reduce((sum, columns) => sum + holesIn(order, columns, sizeOf), 0);
  const orders = [first, ...columnCounts.map((columns) => fitted(first, columns, sizeOf))];
  const holes = orders.map(holesOf);
  return orders[holes.indexOf(Math.min(...holes))] ?? first;
}
