import type { HubConfig, LinkName } from '#app/platform/server/config/config.server.ts';
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

/** The system that serves a path outside of the hub, by its first segment (SH-25 to SH-29). */
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
 * The redirect target of a path without a route.
 *
 * @param path pathname, starting with a slash
 * @param search query string with its question mark, or empty
 * @returns an absolute address or a path of the hub, or null for an unknown path
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
