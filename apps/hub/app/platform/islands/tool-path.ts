import type { GridWidgetId } from '@applicant-hub/domain';
import { pageAt } from '#app/platform/browser/section.ts';
import { paths } from '#app/platform/paths/links.ts';
import { toolIsland } from './tool-cells.ts';

/** The hub, at a tool of the grid. Apart from the marks of the grid, which every page begins with. */
export const toolPath = (id: GridWidgetId): string => pageAt(paths.hub, toolIsland(id));
