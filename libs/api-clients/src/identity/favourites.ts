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

/** Favourites to add and ids to remove; an item that is in both lists is a favourite afterwards. */
export interface FavouritesChange<Kind extends HeartKind> {
  /** Newest first. Existing favourites keep their position. */
  add: readonly FavouriteRef<Kind>[];
  remove: readonly string[];
}

/**
 * The favourites of the signed-in user (FAV-41). They are sets: adding an item twice stores it
 * once, and removing a missing item does nothing. All options of a course count as the same
 * favourite.
 */
export interface FavouritesClient {
  favouritesOverview: (context: CallContext) => Promise<Result<FavouritesOverview>>;
  /**
   * Lists the favourites of a kind. In the result, `total` counts all favourites of the kind.
   *
   * @param limit maximum number of items; all by default
   */
  listFavourites: <Kind extends HeartKind>(
    context: CallContext,
    kind: Kind,
    limit?: number,
  ) => Promise<Result<FavouriteList<Kind>>>;
  /** Adds an item as the newest favourite of its kind, or removes it. */
  toggleFavourite: <Kind extends HeartKind>(
    context: CallContext,
    kind: Kind,
    item: FavouriteRef<Kind>,
    wanted: boolean,
  ) => Promise<Result<null>>;
  /** Replaces all favourites of a kind with these, newest first. */
  setFavourites: <Kind extends FavouriteKind>(
    context: CallContext,
    kind: Kind,
    items: readonly FavouriteRef<Kind>[],
  ) => Promise<Result<null>>;
  /** Adds and removes favourites in one transaction. At most 500 of each. */
  changeFavourites: <Kind extends HeartKind>(
    context: CallContext,
    kind: Kind,
    change: FavouritesChange<Kind>,
  ) => Promise<Result<null>>;
  /**
   * Saves all five slots of the shortlist (FAV-12).
   * @param version version of the shortlist that the change is based on
   * @returns the stored shortlist, or `stale` if nothing was saved because another device saved
   * the shortlist first
   */
  saveShortlist: (
    context: CallContext,
    slots: ShortlistSlots,
    version: number,
  ) => Promise<Result<Shortlist | 'stale'>>;
}

const BASE = '/api/v1/hub/favourites';

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
          resultsByStatus: { 409: 'stale' },
        },
        context,
      ),
  };
}

/**
 * The fields of a course other than its id, which is in the path; null for all other kinds, which
 * have only an id.
 */
function optionOf(item: FavouriteRef) {
  if (!('courseId' in item)) return null;
  const { courseOptionId, academicYearId } = item;
  return { courseOptionId, academicYearId };
}
