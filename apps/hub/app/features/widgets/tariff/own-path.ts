import { gradesPath, widgetAction, widgetPath } from '#app/platform/paths/links.ts';

/**
 * The calculator alone.
 *
 * @param backUrl where somebody came from to it; null for the hub
 */
export const tariffPath = (backUrl: string | null): string =>
  backUrl === null ? widgetPath('Tariff') : gradesPath(backUrl);

/** Where its forms post to without scripts: the address keeps the way back. */
export const tariffAction = (backUrl: string | null): string =>
  backUrl === null
    ? widgetAction('Tariff')
    : `${widgetAction('Tariff')}&${new URLSearchParams({ backUrl }).toString()}`;
