import { z } from 'zod';
import { endpoint } from '../../api.ts';
import { ApiError } from '../../http/api-error.ts';
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
