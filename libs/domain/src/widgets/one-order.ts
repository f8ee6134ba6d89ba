import { columnCounts } from './columns.ts';
import { fitted } from './fitted.ts';
import { holesIn } from './layout.ts';
import type { WidgetSize } from './rules.ts';

/**
 * One order for reading and display in any number of columns, because the window's width is unknown
 * until the page has loaded. Of the given order and the orders without holes in some number of
 * columns, it is the one with the fewest holes in all of them; `layoutOf` fills the rest.
 *
 * @param first the most important first
 */
export function oneOrder<Id>(first: readonly Id[], sizeOf: (id: Id) => WidgetSize): readonly Id[] {
  const holesOf = (order: readonly Id[]) =>
    columnCounts.reduce((sum, columns) => sum + holesIn(order, columns, sizeOf), 0);
  const orders = [first, ...columnCounts.map((columns) => fitted(first, columns, sizeOf))];
  const holes = orders.map(holesOf);
  return orders[holes.indexOf(Math.min(...holes))] ?? first;
}
