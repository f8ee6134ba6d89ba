import type { ColumnCount, GridWidgetId, WidgetSize } from '@applicant-hub/domain';
import { ISLAND } from '#app/platform/islands/markup.ts';

export const TOOLS = 'data-tools';

/**
 * The orders of the tools, by the number of columns (`LoadedOrders`, JSON). Only set if the orders
 * differ from each other.
 */
export const ORDERS = 'data-orders';

/** The island id of a tool in the grid, which is also the id of its card. */
export const toolIsland = (id: GridWidgetId): string => `tool-${id}`;

/** Id of the heading of the tools, which is the target of a link to a hidden tool. */
export const GRID_HEADING = 'grid-heading';

export const toolCell = (id: GridWidgetId): string => `[${ISLAND}="${toolIsland(id)}"]`;

export interface LoadedOrder {
  ids: readonly GridWidgetId[];
  /** Sizes of tools that are larger than one cell, by the number of columns. */
  sizes: Readonly<Record<ColumnCount, Readonly<Record<string, WidgetSize | undefined>>>>;
}

export type LoadedOrders = Readonly<Record<ColumnCount, LoadedOrder>>;
