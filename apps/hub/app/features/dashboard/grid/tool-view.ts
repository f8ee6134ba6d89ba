import type { ColumnCount } from '@applicant-hub/domain';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';

export interface ToolView extends Pick<
  WidgetView,
  'id' | 'title' | 'description' | 'icon' | 'colour'
> {
  isWide: boolean;
}

export interface ToolsView {
  columns: ColumnCount;
  shown: readonly ToolView[];
  hidden: readonly ToolView[];
}
