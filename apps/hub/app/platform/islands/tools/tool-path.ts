import type { GridWidgetId } from '@applicant-hub/domain';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { paths } from '#app/platform/paths/links.ts';
import { toolIsland } from './tool-cells.ts';

/** The hub at a tool of the grid. Not in `tool-cells.ts`, which every page loads at its start. */
export const toolPath = (id: GridWidgetId): string => pageAt(paths.hub, toolIsland(id));
