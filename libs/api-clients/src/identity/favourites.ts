import {
  type FavouriteKind,
  type FavouriteList,
  type FavouriteRef,
  type FavouritesOverview,
  type HeartKind,
  type Shortlist,
  type ShortlistSlots,
  favouriteId,
} from '@applicant-hub/domain';
import type { Call, CallContext } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import {
  favouriteListSchemas,
  favouriteOnWire,
  overviewSchema,
  shortlistSchema,
} from './favourites-schema.ts';
import { nothingSchema } from './schema.ts';

/** Favourites to add and the ids of those to remove; what is in both is there afterwards. */
export interface FavouritesChange<Kind extends HeartKind> {
  /** Newest first. Those that are there already keep their place. */
  add: readonly FavouriteRef<Kind>[];
  remove: readonly string[];
}

/**
 * The favourites of the signed-in person (FAV-41). They are sets: what is added twice is there once,
 * and to remove what is not there does nothing. A course is the same course with another option.
 */
export interface FavouritesClient {
  /** How many there are of each kind, and the shortlist. */
  favouritesOverview: (context: CallContext) => Promise<Result<FavouritesOverview>>;
  /** @param limit how many at most; all when left out. `total` counts all of them. */
  listFavourites: <Kind extends HeartKind>(
    context: CallContext,
    kind: Kind,
    limit?: number,
  ) => Promise<Result<FavouriteList<Kind>>>;
  /** Makes an item a favourite, the newest of its kind, or no favourite any more. */
  toggleFavourite: <Kind extends HeartKind>(
    context: CallContext,
    kind: Kind,
    item: FavouriteRef<Kind>,
    wanted: boolean,
  ) => Promise<Result<null>>;
  /** Makes these the favourites of a kind, newest first, and no others. */
  setFavourites: <Kind extends FavouriteKind>(
    context: CallContext,
    kind: Kind,
    items: readonly FavouriteRef<Kind>[],
  ) => Promise<Result<null>>;
  /** Adds and removes at one stroke: all of it or nothing. At most 500 of each. */
  changeFavourites: <Kind extends HeartKind>(
    context: CallContext,
    kind: Kind,
    change: FavouritesChange<Kind>,
  ) => Promise<Result<null>>;
  /**
   * Saves all five slots of the shortlist (FAV-12).
   *
   * @param version that of the shortlist which was changed
   * @returns the shortlist as it is now, or `stale` when it was saved from elsewhere in between;
   *   then nothing was saved
   */
  saveShortlist: (
    context: CallContext,
    slots: ShortlistSlots,
    version: number,
  ) => Promise<Result<Shortlist | 'stale'>>;
}

const BASE = '/api/v1/hub/favourites';

/** The part of the account API that keeps favourites. */
export function createFavouritesClient(call: Call): FavouritesClient {
  return {
    favouritesOverview: (context) =>
      call(
        {
          name: 'favouritesOverview',
          method: 'GET',
          path: `${BASE}/overview`,
          schema: overviewSchema,
        },
        context,
      ),

    listFavourites: (context, kind, limit) =>
      call(
        {
          name: 'listFavourites',
          method: 'GET',
          path: `${BASE}/${kind}${limit === undefined ? '' : `?limit=${limit}`}`,
          schema: favouriteListSchemas[kind],
        },
        context,
      ),

    toggleFavourite(context, kind, item, wanted) {
      const path = `${BASE}/${kind}/${encodeURIComponent(favouriteId(kind, item))}`;
      const operation = { name: 'toggleFavourite', path, schema: nothingSchema };
      if (!wanted) return call({ ...operation, method: 'DELETE' }, context);
      const body = optionOf(item);
      return call({ ...operation, method: 'PUT', ...(body !== null && { body }) }, context);
    },

    setFavourites: (context, kind, items) =>
      call(
        {
          name: 'setFavourites',
          method: 'PUT',
          path: `${BASE}/${kind}`,
          body: { items: items.map((item) => favouriteOnWire(kind, item)) },
          schema: nothingSchema,
        },
        context,
      ),

    changeFavourites: (context, kind, { add, remove }) =>
      call(
        {
          name: 'changeFavourites',
          method: 'POST',
          path: `${BASE}/${kind}/changes`,
          body: { add: add.map((item) => favouriteOnWire(kind, item)), remove },
          schema: nothingSchema,
        },
        context,
      ),

    saveShortlist: (context, slots, version) =>
      call<Shortlist | 'stale'>(
        {
          name: 'saveShortlist',
          method: 'PUT',
          path: `${BASE}/top`,
          body: { slots, version },
          schema: shortlistSchema,
          answers: { 409: 'stale' },
        },
        context,
      ),
  };
}

/** What is said of a course beside its id, which is in the path; other kinds are just an id. */
function optionOf(item: FavouriteRef) {
  if (!('courseId' in item)) return null;
  const { courseOptionId, academicYearId } = item;
  return { courseOptionId, academicYearId };
}
