import type { ColumnCount, GridWidgetId, WidgetSize } from '@applicant-hub/domain';
import { ISLAND } from './markup.ts';

/** Marks the grid of tools; its children are their cells. */
export const TOOLS = 'data-tools';

/** The orders of the grid by columns (`LoadedOrders`, JSON), where they differ. */
export const ORDERS = 'data-orders';

/** The island of a tool of the grid, and the id of its card. */
export const toolIsland = (id: GridWidgetId): string => `tool-${id}`;

/** The id of the heading of the tools: what comes back to a tool that is hidden comes here. */
export const GRID_HEADING = 'grid-heading';

/** Selects the cell of a tool. */
export const toolCell = (id: GridWidgetId): string => `[${ISLAND}="${toolIsland(id)}"]`;

/** An order of the grid, and what it looks like. */
export interface LoadedOrder {
  ids: readonly GridWidgetId[];
  /** What is larger than one cell, by the columns of the window. */
  sizes: Readonly<Record<ColumnCount, Readonly<Record<string, WidgetSize | undefined>>>>;
}

/** The order in windows of so many columns. */
export type LoadedOrders = Readonly<Record<ColumnCount, LoadedOrder>>;
