import { columnCounts } from './columns.ts';
import { fitted } from './fitted.ts';
import { holesIn } from './layout.ts';
import type { WidgetSize } from './rules.ts';

/**
 * One order for reading and display in any number of columns, because the window's width is unknown
 * until the page has loaded. The candidates are the given order, and that order fitted to each
 * number of columns. The result is the candidate with the fewest holes in total; `layoutOf` fills
 * the remaining holes.
 *
 * @param first widgets, the most important first
 */
export function oneOrder<Id>(first: readonly Id[], sizeOf: (id: Id) => WidgetSize): readonly Id[] {
  const holesOf = (order: readonly Id[]) =>
    columnCounts.reduce((sum, columns) => sum + holesIn(order, columns, sizeOf), 0);
  const orders = [first, ...columnCounts.map((columns) => fitted(first, columns, sizeOf))];
  const holes = orders.map(holesOf);
  return orders[holes.indexOf(Math.min(...holes))] ?? first;
}
