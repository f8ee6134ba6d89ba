import { data } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { currentYear, type WidgetId, widgetIds, withYears } from '@applicant-hub/domain';
import { definitionOf, hasNeeds } from '../grid/grid.server.ts';
import { findWidget } from '../grid/registry.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { widgetView } from '#app/features/widget-kit/widget-view.server.ts';
import { settingsOf, type WidgetSettings } from '../grid/settings-of.server.ts';

export interface SettingsPage {
  id: WidgetId;
  title: string;
  options: WidgetSettings['options'];
  canClear: boolean;
  canHide: boolean;
}

/**
 * Loads the settings of the widget in a URL (GRD-13). A widget that is above the grid, or is not
 * offered to this user, has no settings (GRD-16).
 *
 * @throws a 404 for an unknown widget, or a widget whose API or page the hub does not have
 */
export function settingsPage(scope: RequestScope, wanted: string | undefined): SettingsPage {
  const id = widgetIds.find((known) => known === wanted);
  if (id === undefined || !hasNeeds(id, scope)) throw data(null, { status: 404 });
  const definition = definitionOf(id, scope);
  if (!definition) {
    return { id, title: titleOf(id, scope), options: [], canClear: false, canHide: false };
  }
  const { options, clear } = settingsOf(id, scope.applicant.user);
  return {
    id,
    title: widgetView(definition, scope).title,
    options,
    canClear: clear,
    canHide: true,
  };
}

/** Title of a widget that is not in the user's grid. */
function titleOf(id: WidgetId, { context, applicant }: RequestScope): string {
  if (id === 'Apply') return m.apply_heading();
  if (id === 'Favourites') return m.favourites_heading();
  return withYears(findWidget(id)?.definition.title() ?? id, {
    studyYear: applicant.personalisation.studyYear,
    currentYear: currentYear(context.now()),
  });
}
