import {
  type ColumnCount,
  type GridWidgetId,
  type OrderPreset,
  orderSetting,
} from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import type { WidgetView } from '#app/features/widget-kit/definition.ts';
import { definitionOf, findPreset, findShown } from './grid.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import { orderFor } from '../arrange/own-arrangement.server.ts';
import type { ToolsView, ToolView } from './tool-view.ts';

export interface OfferedTool {
  widget: WidgetView;
  isShown: boolean;
}

export interface OfferedTools {
  /** The order of the tools for users who have not arranged them. */
  preset: OrderPreset;
  tools: readonly OfferedTool[];
}

/**
 * The tools that a user can arrange, visible or hidden, without tools that editors or tags exclude.
 */
export async function findTools(scope: RequestScope): Promise<OfferedTools> {
  const [preset, shown] = await Promise.all([findPreset(scope), findShown(scope)]);
  const tools = preset.order[2].flatMap((id) => {
    const definition = definitionOf(id, scope);
    if (!definition) return [];
    return [{ widget: widgetView(definition, scope), isShown: shown.has(id) }];
  });
  return { preset, tools };
}

export const shownTools = ({ tools }: OfferedTools): ReadonlySet<GridWidgetId> =>
  new Set(tools.filter(({ isShown: isVisible }) => isVisible).map(({ widget }) => widget.id));

export async function loadTools(scope: RequestScope, columns: ColumnCount): Promise<ToolsView> {
  const offered = await findTools(scope);
  const { preset, tools } = offered;
  const data = settingData(scope.applicant.user, orderSetting(preset.id));
  const order = orderFor(data, preset, columns, shownTools(offered));
  const views = (isWanted: boolean) =>
    order.flatMap((id) => {
      const tool = tools.find(({ widget }) => widget.id === id);
      return tool?.isShown === isWanted ? [toolView(tool.widget)] : [];
    });
  return { columns, shown: views(true), hidden: views(false) };
}

const toolView = ({ id, title, description, icon, colour, isWide }: WidgetView): ToolView => ({
  id,
  title,
  description,
  icon,
  colour,
  isWide: isWide === true,
});
