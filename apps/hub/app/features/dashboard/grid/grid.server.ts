import {
  type ColumnCount,
  derivedTags,
  type GridWidgetId,
  gridWidgetIds,
  hasUseAlways,
  hasUseAt,
  isGridClearing,
  isOffered,
  isVisible,
  launcherOf,
  layoutOf,
  oncePer,
  type OrderPreset,
  presetOf,
  sizeOf,
  undergraduateAppStatus,
  type WidgetId,
  widgetRules,
} from '@applicant-hub/domain';
import { activeChoice, gridOrders } from '../arrange/own-arrangement.server.ts';
import { knownColumns } from './known-columns.server.ts';
import { findFace } from '#app/features/application-status/choices/find-face.server.ts';
import { findApplications } from '#app/features/application-status/applications/applications.server.ts';
import type { WidgetDefinition } from '#app/features/widget-kit/definition.ts';
import { isInApp } from '#app/features/widget-kit/in-app.server.ts';
import { loadWidget, settingsMark } from './load-widget.server.ts';
import type { LoadedWidget } from '#app/features/widget-kit/definition.ts';
import { findWidget } from './registry.ts';
import { findWidgetServer } from './registry.server.ts';
import type { LoadedOrder, LoadedOrders } from '#app/platform/islands/tools/tool-cells.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { hasPage } from '#app/features/widget-kit/needs.server.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';

export interface LoadedGrid {
  /** The widgets, in any order. */
  widgets: readonly LoadedWidget[];
  /** The order for each column count. The orders differ only if the user has arranged the tools. */
  orders: LoadedOrders;
  /** Column count stored for this browser. Default: the column count of a phone. */
  columns: ColumnCount;
  /** A value that changes whenever a setting of the user changes. */
  settings: string;
}

export async function loadGrid(scope: RequestScope): Promise<LoadedGrid> {
  const definitions = gridWidgetIds
    .filter((id) => isInGrid(id, scope))
    .flatMap((id) => definitionOf(id, scope) ?? []);
  const whenShown = findShown(scope);
  /** A widget waits for the application APIs only if they decide whether it is in the grid. */
  const loadShown = async (definition: WidgetDefinition): Promise<LoadedWidget[]> => {
    const { id } = definition;
    const isWanted = isLoadedAtOnce(id) || (await whenShown).has(id);
    return isWanted ? [await loadWidget(widgetView(definition, scope), scope, false)] : [];
  };
  // The order may have to wait for the application APIs. The widgets do not wait for the order.
  const [preset, shown, settings, ...widgets] = await Promise.all([
    findPreset(scope),
    whenShown,
    settingsMark(scope),
    ...definitions.map(loadShown),
  ]);
  return {
    widgets: widgets.flat().filter(({ widget }) => shown.has(widget.id)),
    orders: ordersOf(gridOrders(scope.applicant.user, preset, shown)),
    columns: knownColumns(scope),
    settings: settings.slice(0, 8),
  };
}

/**
 * Whether a widget is loaded before the hub has decided which widgets are shown. The timeline waits
 * for the applications itself, and loads its dates in parallel.
 */
const isLoadedAtOnce = (id: GridWidgetId): boolean => hasUseAlways(id) || id === 'Timeline';

function ordersOf(order: OrderPreset['order']): LoadedOrders {
  return { 2: loadedOrder(order[2]), 3: loadedOrder(order[3]), 4: loadedOrder(order[4]) };
}

/** Cached for each order, because most users have the same order for all column counts. */
const loadedOrder = oncePer((ids: readonly GridWidgetId[]): LoadedOrder => ({
  ids,
  sizes: { 2: largeIn(ids, 2), 3: largeIn(ids, 3), 4: largeIn(ids, 4) },
}));

/** The two parts of the launcher are separate grids. */
const largeIn = (ids: readonly GridWidgetId[], columns: ColumnCount) => {
  const { inSight, more } = launcherOf(ids);
  return Object.fromEntries(
    [inSight, more]
      .flatMap((part) => [...layoutOf(part, columns, sizeOf)])
      .filter(([, size]) => size.columns * size.rows > 1),
  );
};

/**
 * Loads the only widget to show; null if the URL names no widget that can be shown alone (GRD-8,
 * GRD-10).
 */
export async function loadFocused(
  scope: RequestScope,
  wanted: string | null,
): Promise<LoadedWidget | null> {
  const definition = definitionOf(wanted, scope);
  if (!definition || !widgetRules(definition.id).focusable) return null;
  if (!findWidget(definition.id)?.Focused) return null;
  return loadWidget(widgetView(definition, scope), scope, true);
}

export async function loadOne(
  scope: RequestScope,
  wanted: string | undefined,
  isFocused: boolean,
): Promise<LoadedWidget | null> {
  const definition = definitionOf(wanted, scope);
  return definition && loadWidget(widgetView(definition, scope), scope, isFocused);
}

export async function findPreset(scope: RequestScope): Promise<OrderPreset> {
  const [{ parts, pending }, face] = await Promise.all([findApplications(scope), findFace(scope)]);
  const { personalisation, pageState } = scope.applicant;
  // If an API response is slow, the order can change later. The page then requests the order again.
  const application = pending.includes('ug') ? null : parts.ug;
  return presetOf({
    face,
    studyLevel: personalisation.studyLevel,
    inClearing: isGridClearing(pageState.applyMode.ug),
    appStatus: undergraduateAppStatus(application, pageState.applyMode.ug),
  });
}

/** A widget that the user does not need at the moment is included only if they added it. */
export async function findShown(scope: RequestScope): Promise<ReadonlySet<GridWidgetId>> {
  const face = await findFace(scope);
  const isWanted = (id: GridWidgetId) =>
    hasUseAt(face, id) || activeChoice(scope.applicant.user, id) === true;
  return new Set(gridWidgetIds.filter((id) => isInGrid(id, scope) && isWanted(id)));
}

/**
 * A widget that can be in the user's grid, visible or hidden; null if it is not offered to them, or
 * the id is unknown.
 */
export function definitionOf(
  wanted: string | null | undefined,
  scope: RequestScope,
): WidgetDefinition | null {
  const id = gridWidgetIds.find((known) => known === wanted);
  if (id === undefined) return null;
  const widget = findWidget(id);
  const isDisabled = scope.applicant.pageState.widgets[id]?.disable ?? false;
  if (!widget || isDisabled || !hasNeeds(id, scope)) return null;
  return isOffered(widgetRules(id), userOf(scope)) ? widget.definition : null;
}

/** Whether the hub has the API and the page that a widget requires. */
export function hasNeeds(id: WidgetId, scope: RequestScope): boolean {
  const api = findWidgetServer(id)?.needs;
  const definition = findWidget(id)?.definition;
  return (
    (api === undefined || scope.context.clients[api] !== null) &&
    (definition === undefined || hasPage(definition, scope))
  );
}

export const offeredTo = (scope: RequestScope): ReadonlySet<GridWidgetId> =>
  new Set(gridWidgetIds.filter((id) => definitionOf(id, scope) !== null));

const isInGrid = (id: GridWidgetId, scope: RequestScope): boolean =>
  definitionOf(id, scope) !== null &&
  isVisible(widgetRules(id), {
    ...userOf(scope),
    activeChoice: activeChoice(scope.applicant.user, id),
  });

/** Cached, because a page calls it several times per widget. */
const userOf = oncePer(({ request, applicant }: RequestScope) => ({
  derivedTags: derivedTags({
    ...applicant.personalisation,
    ugMode: applicant.pageState.applyMode.ug,
  }),
  inApp: isInApp(request),
}));
