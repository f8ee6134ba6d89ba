import {
  currentYear,
  type GridWidgetId,
  type WidgetRules,
  widgetRules,
  withYears,
} from '@applicant-hub/domain';
import { findHref } from '#app/platform/server/config/missing-systems.server.ts';
import { widgetPath } from '#app/platform/paths/links.ts';
import { isAddress } from '#app/platform/request/redirects/is-address.ts';
import type { WidgetDefinition, WidgetTile, WidgetView } from './definition.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/**
 * The texts and links of a widget. Page state may change them (GRD-6), and years are filled in
 * (GRD-5).
 */
export function widgetView(
  { id, title, description, icon, colour, link: own }: WidgetDefinition,
  { context, applicant }: RequestScope,
): WidgetView {
  const { personalisation, pageState } = applicant;
  const published = pageState.widgets[id];
  const years = {
    studyYear: personalisation.studyYear,
    currentYear: currentYear(context.now()),
  };
  const label = published?.linkLabel ?? own?.label();
  const href =
    publishedHref(id, { context, applicant }) ?? (own && findHref(own.href, context.config));
  const link = label && href ? { href, label } : null;
  const { variants, desktop, mobile } = widgetRules(id);
  return {
    id,
    title: withYears(published?.title ?? title(), years),
    description: withYears(published?.description ?? description(), years),
    icon,
    colour,
    link,
    ...(variants.includes('wide') && { isWide: true }),
    ...(!desktop.show && { onMobileOnly: true }),
    tile: tileOf(id, mobile, link),
    ...(personalisation.studyLevel === 'Postgraduate' && { isPostgraduate: true }),
  };
}

/** The address that editors chose for the widget's link (GRD-6); null if there is none. */
export function publishedHref(
  id: GridWidgetId,
  { context, applicant }: Pick<RequestScope, 'context' | 'applicant'>,
): string | null {
  const url = applicant.pageState.widgets[id]?.linkUrl;
  return url && isAddress(url) ? findHref(url, context.config) : null;
}

/** The effect of pressing the tile on a small screen (GRD-18). */
function tileOf(
  id: GridWidgetId,
  { toggle, url }: WidgetRules['mobile'],
  link: WidgetView['link'],
): WidgetTile {
  if (toggle) return { does: 'toggle' };
  if (url === 'focus') return { does: 'lead', href: widgetPath(id) };
  return url === 'link' && link ? { does: 'lead', href: link.href } : { does: 'nothing' };
}
