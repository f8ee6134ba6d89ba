import type { GridWidgetId } from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import { toolIsland } from '#app/platform/islands/tool-cells.ts';

/**
 * Where all of a tool is shown: alone where it can be, on a small screen too; otherwise in the grid,
 * which has no fold then.
 */
export const openToolPath = (id: GridWidgetId): string => `${widgetPath(id)}#${toolIsland(id)}`;
