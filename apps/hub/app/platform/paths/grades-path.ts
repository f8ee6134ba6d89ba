import { widgetAction, widgetPath } from './links.ts';

const withBackUrl = (path: string, backUrl: string | null): string =>
  backUrl === null ? path : `${path}&${new URLSearchParams({ backUrl }).toString()}`;

/**
 * The path of the page that shows only the calculator, where applicants see their grades or try
 * other grades.
 *
 * @param backUrl target of the page's back link; null for the hub
 */
export const gradesPath = (backUrl: string | null): string =>
  withBackUrl(widgetPath('Tariff'), backUrl);

/**
 * Action of the forms on the calculator's page, without scripts. The address preserves the target
 * of the back link.
 */
export const gradesAction = (backUrl: string | null): string =>
  withBackUrl(widgetAction('Tariff'), backUrl);
