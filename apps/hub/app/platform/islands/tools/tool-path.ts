import type { GridWidgetId } from '@applicant-hub/domain';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { paths } from '#app/platform/paths/links.ts';
import { toolIsland } from './tool-cells.ts';

/**
 * The address of a tool in the grid of the hub. It is not in `tool-cells.ts`, because every page
 * loads that file when it starts.
 */
export const toolPath = (id: GridWidgetId): string => pageAt(paths.hub, toolIsland(id));
