import { arrangedOrder, shownOrder, type WidgetOrder } from './arrangement.ts';
import type { GridWidgetId } from './ids.ts';
import { oneOrder } from './one-order.ts';
import { sizeOf } from './rules.ts';

export interface GridOrderInput {
  /** The preset's order for the columns. */
  preset: WidgetOrder;
  /** The user's own; null when there is none. */
  own: WidgetOrder | null;
  shown: ReadonlySet<GridWidgetId>;
}

/** There are a few faces and presets, and a few tools that people hide. */
const MAX_KNOWN = 1_000;

/** The orders that were worked out, by what matters first. */
const known = new Map<string, WidgetOrder>();

/** The same list for the same tools. */
function fewestHoles(first: WidgetOrder): WidgetOrder {
  const key = first.join();
  const order = known.get(key) ?? oneOrder(first, sizeOf);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, order);
  return order;
}

/**
 * The order of the grid, of hidden widgets too. A user's own is as they made it: a widget that is
 * moved goes where it is put. The preset's goes by what is shown, to leave few holes.
 */
export const gridOrder = ({ preset, own, shown }: GridOrderInput): WidgetOrder =>
  arrangedOrder(preset, own ?? fewestHoles(shownOrder(preset, shown)));
