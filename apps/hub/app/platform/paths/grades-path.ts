import { widgetAction, widgetPath } from './links.ts';

const withBackUrl = (path: string, backUrl: string | null): string =>
  backUrl === null ? path : `${path}&${new URLSearchParams({ backUrl }).toString()}`;

/**
 * The calculator alone, to see grades or try others.
 *
 * @param backUrl the page that its way back leads to; null for the hub
 */
export const gradesPath = (backUrl: string | null): string =>
  withBackUrl(widgetPath('Tariff'), backUrl);

/** Where the forms of the calculator alone post to without scripts: the address keeps the way back. */
export const gradesAction = (backUrl: string | null): string =>
  withBackUrl(widgetAction('Tariff'), backUrl);
