import { paths } from './links.ts';

/**
 * Pages without side effects, which a browser may prefetch. Excluded are the hub's first page,
 * which costs most and has adverts, pages that record a visit, and addresses that sign in or out,
 * queue, are files, or show a one-time notice.
 */
const readOnly: readonly string[] = [
  paths.todo,
  paths.applications,
  paths.calendar,
  paths.notifications,
  paths.membership,
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

/** A tool alone, as a pattern of the rules. */
const TOOL = `${paths.hub}\\?widget=*`;

/** Speculation rules: which links a browser may prefetch on hover or pointer down. */
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
