import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { ServicesContext } from '#src/context.ts';
import type { FavouriteLists } from './favourite-lists.ts';
import {
  courseOption,
  favouriteId,
  favouriteItem,
  favouriteItems,
  favouriteKind,
  shortlistSlots,
  type FavouriteItem,
  type FavouriteKind,
} from './favourites.ts';
import type { Shortlists } from './shortlists.ts';

const BASE = '/api/v1/hub/favourites';

/** Maximum number of items to add, and maximum number to remove, in one change. */
const MAX_CHANGES = 500;

/** Maximum number of items in the response; at least 1. */
const limit = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'is not a number above 0')
  .transform(Number)
  .optional();

export interface FavouriteParts {
  lists: FavouriteLists;
  shortlists: Shortlists;
  transaction: ServicesContext['transaction'];
}

/** Paths with a fixed name are before `:kind`, which would match them too. */
export const favouriteEndpoints = (parts: FavouriteParts) => [
  ...readEndpoints(parts),
  shortlistEndpoint(parts),
  ...favouriteKind.options.flatMap((kind) => bulkEndpoints(kind, parts)),
  ...itemEndpoints(parts),
];

const readEndpoints = ({ lists, shortlists }: FavouriteParts) => [
  endpoint({
    method: 'GET',
    path: BASE,
    respond: ({ account }) => ({
      ...ofEachKind((kind) => lists.list(account, kind)),
      top: shortlists.find(account).slots,
    }),
  }),
  endpoint({
    method: 'GET',
    path: `${BASE}/overview`,
    respond: ({ account }) => ({
      counts: ofEachKind((kind) => lists.count(account, kind)),
      shortlist: shortlists.find(account),
    }),
  }),
  endpoint({
    method: 'GET',
    path: `${BASE}/:kind`,
    params: { kind: favouriteKind },
    query: { limit },
    respond({ account, params: { kind }, query }) {
      const items = lists.list(account, kind);
      return { total: items.length, items: items.slice(0, query.limit) };
    },
  }),
];

const shortlistEndpoint = ({ shortlists, transaction }: FavouriteParts) =>
  endpoint({
    method: 'PUT',
    path: `${BASE}/top`,
    body: z.strictObject({ slots: shortlistSlots, version: z.int().min(0) }),
    respond: ({ account, body: { slots, version } }) =>
      transaction(() => shortlists.save(account, slots, version)),
  });

function bulkEndpoints(kind: FavouriteKind, { lists, transaction }: FavouriteParts) {
  const item: z.ZodType<FavouriteItem> = favouriteItems[kind];
  const replacing = endpoint({
    method: 'PUT',
    path: `${BASE}/${kind}`,
    body: z.strictObject({ items: z.array(item) }),
    respond({ account, body }) {
      transaction(() => lists.replace(account, kind, body.items));
      return null;
    },
  });
  return [
    // The hub replaces whole lists only on an applicant's first visit. It does not replace events
    // then, so events have no such endpoint.
    ...(kind === 'events' ? [] : [replacing]),
    endpoint({
      method: 'POST',
      path: `${BASE}/${kind}/changes`,
      body: z.strictObject({
        add: z.array(item).max(MAX_CHANGES),
        remove: z.array(favouriteId).max(MAX_CHANGES),
      }),
      respond({ account, body }) {
        transaction(() => {
          lists.remove(account, kind, body.remove);
          lists.add(account, kind, body.add);
        });
        return null;
      },
    }),
  ];
}

const itemEndpoints = ({ lists }: FavouriteParts) => [
  endpoint({
    method: 'PUT',
    path: `${BASE}/courses/:id`,
    params: { id: favouriteId },
    body: courseOption,
    respond({ account, params, body }) {
      lists.add(account, 'courses', [{ courseId: params.id, ...body }]);
      return null;
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${BASE}/:kind/:id`,
    params: { kind: favouriteKind.exclude(['courses']), id: favouriteId },
    respond({ account, params: { kind, id } }) {
      lists.add(account, kind, [favouriteItem(kind, id)]);
      return null;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: `${BASE}/:kind/:id`,
    params: { kind: favouriteKind, id: favouriteId },
    respond({ account, params: { kind, id } }) {
      lists.remove(account, kind, [id]);
      return null;
    },
  }),
];

function ofEachKind<T>(value: (kind: FavouriteKind) => T): Record<FavouriteKind, T> {
  const { courses, unis, locations, subjects, pages, filters, events } = favouriteKind.enum;
  return {
    courses: value(courses),
    unis: value(unis),
    locations: value(locations),
    subjects: value(subjects),
    pages: value(pages),
    filters: value(filters),
    events: value(events),
  };
}
