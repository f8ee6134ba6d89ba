import type { ColumnCount, GridWidgetId, WidgetSize } from '@applicant-hub/domain';
import { ISLAND } from '../islands/markup.ts';

/** Marks the grid of tools; its children are their cells. */
export const TOOLS = 'data-tools';

/** The orders of the grid by columns (`LoadedOrders`, JSON), where they differ. */
export const ORDERS = 'data-orders';

/** The island of a tool of the grid. */
export const toolIsland = (id: GridWidgetId): string => `tool-${id}`;

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
