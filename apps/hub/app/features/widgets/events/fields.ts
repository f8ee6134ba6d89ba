import type { EventChoice } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';

/** A choice in an address applies to that page only. */
export const OPTION = 'events-option';

export const SEARCH = 'events';

/** The longest search text (characters). */
export const MAX_SEARCH = 100;

export const LIST_ID = 'events-list';

/**
 * The address of the hub, with the anchor of the events.
 *
 * @param named the choice in the address of the current page, which may not be saved; null if the
 * address has no choice
 * @param search the search text; empty if there is no search
 */
export function listPath(named: EventChoice | null, search: string): string {
  const query = new URLSearchParams({
    ...(named && { [OPTION]: named }),
    ...(search !== '' && { [SEARCH]: search }),
  }).toString();
  return `${paths.hub}${query && `?${query}`}#${LIST_ID}`;
}
