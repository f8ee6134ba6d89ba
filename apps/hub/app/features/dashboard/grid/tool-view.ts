import type { ColumnCount } from '@applicant-hub/domain';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';

/** A tool as the page that arranges them shows it. */
export interface ToolView extends Pick<
  WidgetView,
  'id' | 'title' | 'description' | 'icon' | 'colour'
> {
  isWide: boolean;
}

/** The tools of a user, in the order that they have in the grid. */
export interface ToolsView {
  columns: ColumnCount;
  shown: readonly ToolView[];
  hidden: readonly ToolView[];
}
