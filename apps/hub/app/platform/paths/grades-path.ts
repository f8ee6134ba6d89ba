import { widgetAction, widgetPath } from './links.ts';

const withBackUrl = (path: string, backUrl: string | null): string =>
  backUrl === null ? path : `${path}&${new URLSearchParams({ backUrl }).toString()}`;

/**
 * The calculator alone, to see grades or try others.
 *
 * @param backUrl target of its way back; null for the hub
 */
export const gradesPath = (backUrl: string | null): string =>
  withBackUrl(widgetPath('Tariff'), backUrl);

/**
 * Action of the forms of the calculator alone without scripts. The address preserves the way back.
 */
export const gradesAction = (backUrl: string | null): string =>
  withBackUrl(widgetAction('Tariff'), backUrl);
