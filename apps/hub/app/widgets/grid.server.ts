import {
  type GridWidgetId,
  isGridClearing,
  presetOf,
  undergraduateAppStatus,
  widgetIds,
} from '@applicant-hub/domain';
import { isAddress } from '../links/is-address.ts';
import { findApplications } from './apply/applications.server.ts';
import type { WidgetView } from './definition.ts';
import { findWidget } from './registry.ts';
import type { WidgetScope } from './scope.ts';
import { findWidgetServer } from './server-half.server.ts';

/** A widget of the page, with what it shows. */
export interface LoadedWidget {
  widget: WidgetView;
  data: unknown;
}

/** The widgets of the grid in their order; page state may change their words or leave one out (GRD-6). */
export async function loadGrid(scope: WidgetScope): Promise<LoadedWidget[]> {
  const { parts, pending } = await findApplications(scope);
  const { pageState } = scope.applicant;
  // An answer that is late brings the order with it: the page asks again when it has come.
  const applications = pending.includes('ug') ? null : parts.ug.applications;
  const { order } = presetOf({
    studyLevel: scope.applicant.personalisation.studyLevel,
    inClearing: isGridClearing(pageState.applyMode.ug),
    appStatus: undergraduateAppStatus(applications),
  });
  const widgets = order[3].flatMap((id) => viewOf(id, scope) ?? []);
  return Promise.all(widgets.map((widget) => loaded(widget, scope, false)));
}

/** The widget that is to be shown alone; null when there is none that can be (GRD-8, GRD-10). */
export async function loadFocused(
  scope: WidgetScope,
  wanted: string | null,
): Promise<LoadedWidget | null> {
  const id = widgetIds.find((known) => known === wanted);
  if (id === undefined || id === 'Apply' || id === 'Favourites') return null;
  const widget = findWidget(id)?.Focused ? viewOf(id, scope) : null;
  return widget && loaded(widget, scope, true);
}

const loaded = async (
  widget: WidgetView,
  scope: WidgetScope,
  isFocused: boolean,
): Promise<LoadedWidget> => ({
  widget,
  data: (await findWidgetServer(widget.id)?.load?.(scope, isFocused)) ?? null,
});

function viewOf(id: GridWidgetId, { applicant }: WidgetScope): WidgetView | null {
  const widget = findWidget(id);
  const published = applicant.pageState.widgets[id];
  if (!widget || published?.disable) return null;
  const { title, description, link } = widget.definition;
  const label = published?.linkLabel ?? link?.label();
  const href = published?.linkUrl && isAddress(published.linkUrl) ? published.linkUrl : link?.href;
  return {
    id,
    title: published?.title ?? title(),
    description: published?.description ?? description(),
    link: label && href ? { href, label } : null,
    isPostgraduate: applicant.personalisation.studyLevel === 'Postgraduate',
  };
}
