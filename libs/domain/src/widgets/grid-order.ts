import { arrangedOrder, shownOrder, type WidgetOrder } from './arrangement.ts';
import type { GridWidgetId } from './ids.ts';
import { oneOrder } from './one-order.ts';
import { sizeOf } from './rules.ts';

export interface GridOrderInput {
  preset: WidgetOrder;
  /** The user's own order; null when there is none. */
  own: WidgetOrder | null;
  shown: ReadonlySet<GridWidgetId>;
}

/**
 * The maximum number of cached orders. Far fewer are in use, because there are few faces and
 * presets, and users hide few tools.
 */
const MAX_KNOWN = 1_000;

/** Cache of the computed orders, by the preferred order. */
const known = new Map<string, WidgetOrder>();

/**
 * Reorders widgets so that the grid has few holes. The result is cached, so that the same widgets
 * return the same list.
 */
function fewestHoles(first: WidgetOrder): WidgetOrder {
  const key = first.join();
  const order = known.get(key) ?? oneOrder(first, sizeOf);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, order);
  return order;
}

/**
 * The order of the grid, including hidden widgets. A user's own order is unchanged, so that a moved
 * widget stays where the user put it. The preset's order depends on the visible widgets, so that it
 * has few holes.
 */
export const gridOrder = ({ preset, own, shown }: GridOrderInput): WidgetOrder =>
  arrangedOrder(preset, own ?? fewestHoles(shownOrder(preset, shown)));
