import type { Result } from '@applicant-hub/api-clients';
import type { FavouritesOverview, HeartKind } from '@applicant-hub/domain';
import { favouriteId, shortlistCourses } from '@applicant-hub/domain';
import type { SessionScope } from '#app/platform/request/request-scope.ts';
import { readOptions } from '#app/platform/request/call.server.ts';

export const getOverview = (call: SessionScope): Promise<Result<FavouritesOverview>> =>
  call.context.once('favourites-overview', () =>
    call.context.clients.identity.favouritesOverview(readOptions(call)),
  );

/** Ids of favourites; null if they are unavailable. */
export type FavouriteIds = ReadonlySet<string> | null;

/** The list is newest first, and is loaded once per request. */
export const getFavourites = <Kind extends HeartKind>(call: SessionScope, kind: Kind) =>
  call.context.once(`favourites:${kind}`, () =>
    call.context.clients.identity.listFavourites(readOptions(call), kind),
  );

export async function getFavouriteIds(call: SessionScope, kind: HeartKind): Promise<FavouriteIds> {
  const list = await getFavourites(call, kind);
  // An item that is missing from a partial list may be a favourite.
  if (!list.ok || list.isPartial) return null;
  return new Set(list.value.items.map((item) => favouriteId(kind, item)));
}

/**
 * The ids of favourite courses, for pages that load the overview anyway. The overview is enough for
 * most applicants: courses on the shortlist are favourites (decision 10), so if the shortlist has
 * as many courses as the favourites, there are no other favourite courses.
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
 * The ids of saved events, for pages that load the overview anyway. The overview is enough for most
 * applicants, because they have no saved events.
 */
export async function getSavedEventIds(call: SessionScope): Promise<FavouriteIds> {
  const overview = await getOverview(call);
  if (overview.ok && overview.value.counts.events === 0) return new Set();
  return getFavouriteIds(call, 'events');
}

/** Null if unknown, which is not the same as false. */
export const isAmong = (favourites: FavouriteIds, id: string): boolean | null =>
  favourites?.has(id) ?? null;
