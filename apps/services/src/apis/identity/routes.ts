import { z } from 'zod';
import { endpoint } from '../../api.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  courseOption,
  favouriteId,
  favouriteItem,
  favouriteKind,
  shortlistChange,
  type Favourites,
} from './favourites.ts';
import {
  jsonText,
  settingCollection,
  settingName,
  showSetting,
  type Settings,
} from './settings.ts';
import type { Users } from './users.ts';

const BASE = '/api/v1/hub';

/** A comma-separated list of collections; without it all are meant. */
const collectionList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(settingCollection))
  .default([...settingCollection.options]);

export const userEndpoints = (users: Users, settings: Settings) => [
  endpoint({
    method: 'GET',
    path: `${BASE}/user`,
    query: { collections: collectionList },
    answer({ account, query }) {
      const user = users.find(account);
      if (user === null) throw new ApiError(404, 'notFound', 'the account has no user record');
      return {
        uid: account,
        ...user,
        settings: settings.list(account, query.collections).map(showSetting),
      };
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${BASE}/settings/:collection/:name`,
    params: { collection: settingCollection, name: settingName },
    body: z.strictObject({
      data: jsonText,
      lastUpdated: z.iso.datetime({ offset: true }),
      /** Whether the hub saved without waiting for more to save; all the same to this service. */
      immediate: z.boolean().optional(),
    }),
    answer({ account, params, body: { data, lastUpdated } }) {
      const saved = settings.save(account, { ...params, data, lastUpdated });
      return saved === null ? null : showSetting(saved);
    },
  }),
];

/** `top` comes before `:kind`, which it would match. */
export const favouriteEndpoints = (favourites: Favourites) => [
  endpoint({
    method: 'GET',
    path: `${BASE}/favourites`,
    answer: ({ account }) => favourites.all(account),
  }),
  endpoint({
    method: 'GET',
    path: `${BASE}/favourites/top`,
    answer: ({ account }) => ({ slots: favourites.shortlist(account) }),
  }),
  endpoint({
    method: 'PUT',
    path: `${BASE}/favourites/top`,
    body: z.strictObject({ slots: shortlistChange }),
    answer: ({ account, body }) => ({ slots: favourites.changeShortlist(account, body.slots) }),
  }),
  endpoint({
    method: 'GET',
    path: `${BASE}/favourites/:kind`,
    params: { kind: favouriteKind },
    answer: ({ account, params: { kind } }) => ({ kind, items: favourites.list(account, kind) }),
  }),
  endpoint({
    method: 'PUT',
    path: `${BASE}/favourites/courses/:id`,
    params: { id: favouriteId },
    body: courseOption,
    answer({ account, params, body }) {
      favourites.add(account, 'courses', { courseId: params.id, ...body });
      return null;
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${BASE}/favourites/:kind/:id`,
    params: { kind: favouriteKind.exclude(['courses']), id: favouriteId },
    answer({ account, params: { kind, id } }) {
      favourites.add(account, kind, favouriteItem(kind, id));
      return null;
    },
  }),
  endpoint({
    method: 'DELETE',
    path: `${BASE}/favourites/:kind/:id`,
    params: { kind: favouriteKind, id: favouriteId },
    answer({ account, params: { kind, id } }) {
      favourites.remove(account, kind, id);
      return null;
    },
  }),
];
