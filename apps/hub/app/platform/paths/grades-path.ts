import { widgetAction, widgetPath } from './links.ts';

const withBackUrl = (path: string, backUrl: string | null): string =>
  backUrl === null ? path : `${path}&${new URLSearchParams({ backUrl }).toString()}`;

/**
 * The path of the calculator alone on a page, to see grades or try others.
 *
 * @param backUrl target of the page's way back; null for the hub
 */
export const gradesPath = (backUrl: string | null): string =>
  withBackUrl(widgetPath('Tariff'), backUrl);

/** Action of the forms on that page, without scripts. The address preserves the way back. */
export const gradesAction = (backUrl: string | null): string =>
  withBackUrl(widgetAction('Tariff'), backUrl);
