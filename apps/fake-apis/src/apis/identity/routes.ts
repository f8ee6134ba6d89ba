import { z } from 'zod';
import { endpoint } from '#src/api.ts';
import type { ServicesContext } from '#src/context.ts';
import { ApiError } from '#src/http/api-error.ts';
import type { IdentityParts } from './seed.ts';
import { jsonText, settingCollection, settingName, showSetting } from './settings.ts';

const BASE = '/api/v1/hub';

/** A comma-separated list of collections; all collections by default. */
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
    respond({ account, query }) {
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
      /**
       * Whether the hub sent the save immediately instead of in a batch. This fake API handles both
       * cases in the same way.
       */
      immediate: z.boolean().optional(),
      /** The version that must be stored for the save to succeed; 0 when no setting may exist. */
      expectedVersion: z.int().min(0).optional(),
      /** Whether the replaced content is stored as an earlier version. */
      keep: z.boolean().optional(),
    }),
    respond({ account, params, body: { data, lastUpdated, expectedVersion, keep } }) {
      const setting = { ...params, data, lastUpdated, expectedVersion, keep };
      const saved = transaction(() => settings.save(account, setting));
      return saved === null ? null : showSetting(saved);
    },
  }),
  endpoint({
    method: 'GET',
    path: `${BASE}/settings/:collection/:name/versions`,
    params: { collection: settingCollection, name: settingName },
    respond: ({ account, params: { collection, name } }) => ({
      versions: settings.versions(account, collection, name),
    }),
  }),
];
