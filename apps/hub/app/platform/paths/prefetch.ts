import { paths } from './links.ts';
import { systemPages } from './system-pages.ts';

/**
 * Pages without side effects, which a browser may prefetch. The list does not include the hub's
 * first page, which is the most expensive and has adverts; pages that record a visit; and addresses
 * for sign-in, sign-out, the queue, files and one-time notices.
 */
const readOnly: readonly string[] = [
  paths.todo,
  paths.applications,
  paths.calendar,
  paths.notifications,
  systemPages.membership.path,
  paths.favourites,
  paths.compareFavourites,
  paths.forYou,
  paths.locations,
  paths.search,
  paths.subjects,
  paths.unis,
  paths.status,
  paths.accessibility,
];

/** Like `readOnly`, for paths whose last part is variable. */
const readOnlyParents: readonly string[] = ['/coursedisplay/courses', '/explore/uni-detail'];

/** The page with a single tool, as a URL pattern for the speculation rules. */
const TOOL = `${paths.hub}\\?widget=*`;

export const prefetchRules = {
  prefetch: [
    {
      where: { href_matches: [TOOL, ...readOnly, ...readOnlyParents.map((path) => `${path}/:id`)] },
      eagerness: 'moderate',
    },
  ],
};

export function mayBePrefetched({ pathname, search }: URL): boolean {
  if (pathname === paths.hub) return search.startsWith('?widget=');
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  return readOnly.includes(pathname) || readOnlyParents.includes(parent);
}
