import { paths } from './links.ts';

/**
 * Pages that only read, so that a browser may ask for them before anybody goes there. Not among
 * them: the hub's first page, which asks most and has adverts, what counts as there, and whatever
 * signs in or out, queues, is a file, or says once what was just done.
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

/** The same, where the last part of the path is what is shown. */
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

/** Whether an address may be asked for ahead of time. */
export function mayBePrefetched({ pathname, search }: URL): boolean {
  if (pathname === paths.hub) return search.startsWith('?widget=');
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  return readOnly.includes(pathname) || readOnlyParents.includes(parent);
}
