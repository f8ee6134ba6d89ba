import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { ServicesContext } from '#src/context.ts';
import { ApiError } from '#src/http/api-error.ts';
import type { IdentityParts } from './seed.ts';
import { jsonText, settingCollection, settingName, showSetting } from './settings.ts';

const BASE = '/api/v1/hub';

/** A comma-separated list of collections; without it all are meant. */
const collectionList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(settingCollection))
  .default([...settingCollection.options]);

export const userEndpoints = (
  { users, settings }: IdentityParts,
  transaction: ServicesContext['transaction'],
) => [
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
      /** The version that must be stored; 0 when there must be no setting. */
      expectedVersion: z.int().min(0).optional(),
      /** Whether the content that is replaced is kept as a version. */
      keep: z.boolean().optional(),
    }),
    answer({ account, params, body: { data, lastUpdated, expectedVersion, keep } }) {
      const setting = { ...params, data, lastUpdated, expectedVersion, keep };
      const saved = transaction(() => settings.save(account, setting));
      return saved === null ? null : showSetting(saved);
    },
  }),
  endpoint({
    method: 'GET',
    path: `${BASE}/settings/:collection/:name/versions`,
    params: { collection: settingCollection, name: settingName },
    answer: ({ account, params: { collection, name } }) => ({
      versions: settings.versions(account, collection, name),
    }),
  }),
];
