import type { GridWidgetId } from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import { toolIsland } from '#app/platform/islands/tools/tool-cells.ts';

/**
 * The address that shows a whole tool. If possible, the tool is alone on the page, also on a small
 * screen. Otherwise it is in the grid, and the grid has no collapsed section.
 */
export const openToolPath = (id: GridWidgetId): string => `${widgetPath(id)}#${toolIsland(id)}`;
