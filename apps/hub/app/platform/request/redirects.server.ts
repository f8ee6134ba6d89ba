import type { HubConfig, LinkName } from '#app/platform/server/config.server.ts';
import { paths } from '#app/platform/paths/links.ts';

/** Short and old paths of the hub's own screens (SH-16 to SH-23, AMB-26). */
const moved = new Map<string, string>(
  Object.entries({
    '/main-content': paths.hub,
    '/dashboard/main-content': paths.hub,
    '/preferences': paths.preferences,
    '/notifications': paths.notifications,
    '/application': paths.applications,
    '/calendar': paths.calendar,
    '/totum': paths.membership,
    '/people-like-you': paths.peopleLike,
    '/live': paths.live,
  }),
);

/** Which system answers a path that is not the hub's, by its first part (SH-25 to SH-29). */
const otherSystems = new Map<string, LinkName>(
  Object.entries({
    accounts: 'accounts',
    explore: 'explore',
    coursedisplay: 'search',
    clearingplus: 'services',
    search: 'search',
    cvbuilder: 'careers',
    'what-are-my-options': 'careers',
    ucas: 'website',
    undergraduate: 'website',
    money: 'website',
  }),
);

/**
 * Where a path that no route of the hub answers lives now.
 *
 * @param path pathname, beginning with a slash
 * @param search query string with its question mark, or empty
 * @returns the absolute or own path to go to, or null when nothing is known of the path
 */
export function findRedirect(
  path: string,
  search: string,
  links: HubConfig['links'],
): string | null {
  const own = moved.get(path.replace(/\/+$/, ''));
  if (own) return own + search;

  const system = otherSystems.get(path.split('/')[1] ?? '');
  return system ? links[system] + path + search : null;
}
