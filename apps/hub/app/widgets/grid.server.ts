import {
  type GridWidgetId,
  isGridClearing,
  undergraduateAppStatus,
  widgetOrder,
} from '@applicant-hub/domain';
import { isAddress } from '../links/is-address.ts';
import { findApplications } from './apply/applications.server.ts';
import type { WidgetView } from './definition.ts';
import { findWidget } from './registry.ts';
import type { WidgetScope } from './scope.ts';

/** The widgets of the grid in their order; page state may change their words or leave one out (GRD-6). */
export async function loadGrid(scope: WidgetScope): Promise<WidgetView[]> {
  const { parts, pending } = await findApplications(scope);
  const { pageState } = scope.applicant;
  // An answer that is late brings the order with it: the page asks again when it has come.
  const applications = pending.includes('ug') ? null : parts.ug.applications;
  const order = widgetOrder({
    inClearing: isGridClearing(pageState.applyMode.ug),
    appStatus: undergraduateAppStatus(applications),
  });
  return order.flatMap((id) => viewOf(id, scope) ?? []);
}

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
