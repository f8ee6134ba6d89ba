import { arrangedOrder, shownOrder, type WidgetOrder } from './arrangement.ts';
import type { ColumnCount } from './columns.ts';
import { fitted } from './fitted.ts';
import type { GridWidgetId } from './ids.ts';
import { sizeOf } from './rules.ts';

export interface GridOrderInput {
  /** The preset's order for the columns. */
  preset: WidgetOrder;
  /** The user's own; null when there is none. */
  own: WidgetOrder | null;
  columns: ColumnCount;
  shown: ReadonlySet<GridWidgetId>;
}

/**
 * The order of the grid, of hidden widgets too. A user's own is as they made it, hole or not: a
 * widget that is moved goes where it is put. The preset's has no row with a hole, whatever is shown.
 */
export const gridOrder = ({ preset, own, columns, shown }: GridOrderInput): WidgetOrder =>
  arrangedOrder(preset, own ?? fitted(shownOrder(preset, shown), columns, sizeOf));
