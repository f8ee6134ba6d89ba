import type { Result } from '@applicant-hub/api-clients';
import type { FavouritesOverview, HeartKind } from '@applicant-hub/domain';
import { favouriteId, shortlistCourses } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';

/** How many favourites there are, and the shortlist. Asked once per request. */
export const getOverview = (call: SessionScope): Promise<Result<FavouritesOverview>> =>
  call.context.once('favourites-overview', () =>
    call.context.clients.identity.favouritesOverview(readOptions(call)),
  );

/** Ids of favourites; null when the account does not say which they are. */
export type FavouriteIds = ReadonlySet<string> | null;

/** The ids of a kind that are favourites: to mark them in a list. */
export const getFavouriteIds = (call: SessionScope, kind: HeartKind): Promise<FavouriteIds> =>
  call.context.once(`favourite-ids:${kind}`, async () => {
    const list = await call.context.clients.identity.listFavourites(readOptions(call), kind);
    // What is missing from a partial list may be a favourite.
    if (!list.ok || list.isPartial) return null;
    return new Set(list.value.items.map((item) => favouriteId(kind, item)));
  });

/**
 * The same for courses, on a page that asks for the overview anyway. For most people it says them all:
 * what is on the shortlist is a favourite (decision 10), so who has as many has no others.
 */
export async function getFavouriteCourseIds(call: SessionScope): Promise<FavouriteIds> {
  const overview = await getOverview(call);
  if (overview.ok) {
    const { counts, shortlist } = overview.value;
    const courses = shortlistCourses(shortlist.slots);
    if (courses.length === counts.courses) {
      return new Set(courses.map((course) => favouriteId('courses', course)));
    }
  }
  return getFavouriteIds(call, 'courses');
}

/**
 * The same for events, on a page that asks for the overview anyway: most people have kept none, and it
 * says so.
 */
export async function getKeptEventIds(call: SessionScope): Promise<FavouriteIds> {
  const overview = await getOverview(call);
  if (overview.ok && overview.value.counts.events === 0) return new Set();
  return getFavouriteIds(call, 'events');
}

/** Whether a thing is a favourite; null when nobody knows, which is not no. */
export const isAmong = (favourites: FavouriteIds, id: string): boolean | null =>
  favourites?.has(id) ?? null;
