import type { EventChoice } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';

/** The field that names a choice; in an address it counts for that page alone. */
export const OPTION = 'events-option';

/** The field that has the words to look for. */
export const SEARCH = 'events';

/** The longest words that are looked for (characters). */
export const MAX_SEARCH = 100;

/** Where the events stand on the page. */
export const LIST_ID = 'events-list';

/**
 * The hub, at the events.
 *
 * @param named the choice that the address of this page names, for it may be kept nowhere else;
 *   null for none
 * @param search words to look for; empty for none
 */
export function listPath(named: EventChoice | null, search: string): string {
  const query = new URLSearchParams({
    ...(named && { [OPTION]: named }),
    ...(search !== '' && { [SEARCH]: search }),
  }).toString();
  return `${paths.hub}${query && `?${query}`}#${LIST_ID}`;
}
