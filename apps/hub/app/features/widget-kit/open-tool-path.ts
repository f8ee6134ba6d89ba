import type { GridWidgetId } from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import { toolIsland } from '#app/platform/islands/tools/tool-cells.ts';

/**
 * The address that shows a whole tool. The tool is alone on the page where possible, also on a
 * small screen. Otherwise it is in the grid, which then has no fold.
 */
export const openToolPath = (id: GridWidgetId): string => `${widgetPath(id)}#${toolIsland(id)}`;
