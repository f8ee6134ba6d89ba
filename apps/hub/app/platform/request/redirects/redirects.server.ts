import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { systemOf } from '#app/platform/paths/system-of.server.ts';
import { systemPages } from '#app/platform/paths/system-pages.ts';

/** Short and old paths of the hub's own screens (SH-16 to SH-23, AMB-26). */
const moved = new Map<string, string>(
  Object.entries({
    '/main-content': paths.hub,
    '/dashboard/main-content': paths.hub,
    '/preferences': paths.preferences,
    '/notifications': paths.notifications,
    '/application': paths.applications,
    '/calendar': paths.calendar,
    '/totum': systemPages.membership.path,
    '/people-like-you': paths.peopleLike,
    '/live': paths.live,
  }),
);

/**
 * The redirect target of a path without a route.
 *
 * @param path pathname, starting with a slash
 * @param search query string with its question mark, or empty
 * @returns an absolute address or a path of the hub; null for an unknown path, and for a path of a
 *   system that the hub does not have, except `/totum`
 */
export function findRedirect(
  path: string,
  search: string,
  links: HubConfig['links'],
): string | null {
  const own = moved.get(path.replace(/\/+$/, ''));
  if (own) return own + search;

  const system = systemOf(path);
  const base = system === null || system === 'membership' ? null : links[system];
  return base && base + path + search;
}
