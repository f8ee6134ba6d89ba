import type { GridWidgetId } from '@applicant-hub/domain';
import { ISLAND } from '../islands/markup.ts';

/** Marks the grid of tools; its children are their cells. */
export const TOOLS = 'data-tools';

/** The orders of the grid by columns (`LoadedGrid['orders']`, JSON), where they differ. */
export const ORDERS = 'data-orders';

/** The island of a tool of the grid. */
export const toolIsland = (id: GridWidgetId): string => `tool-${id}`;

/** Selects the cell of a tool. */
export const toolCell = (id: GridWidgetId): string => `[${ISLAND}="${toolIsland(id)}"]`;
