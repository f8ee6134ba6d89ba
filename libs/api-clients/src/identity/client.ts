import type { Setting, SettingCollection } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import { type Result, mapResult } from '../http/result.ts';
import { type FavouritesClient, createFavouritesClient } from './favourites.ts';
import { nothingSchema, settingSchema, userSchema } from './schema.ts';

/** The account of the signed-in person. */
export interface HubUser {
  uid: string;
  /** First name; may be empty. */
  name: string;
  lastName: string;
  /** URL of a picture, or null. */
  avatar: string | null;
  /** May be empty. */
  email: string;
  /** May be empty. */
  postcode: string;
  /** How many of the six parts of the profile are filled in (SH-49). */
  profileComplete: number;
  /** Those of the collections that were asked for. */
  settings: Setting[];
}

export interface SettingToSave {
  collection: SettingCollection;
  name: string;
  /** Anything that JSON can hold. */
  data: unknown;
  /** Whether the API writes it at once, and not with the next ones (SYS-5). */
  immediate: boolean;
}

/** The account API: the user record, the settings and the favourites. */
export interface IdentityClient extends FavouritesClient {
  getUser: (
    context: CallContext,
    collections: readonly SettingCollection[],
  ) => Promise<Result<HubUser>>;
  /**
   * Saves one setting. When the stored and the sent data are both objects, the top-level fields
   * are merged and a field that is sent as null is removed; otherwise the data is replaced
   * (AMB-88).
   *
   * @returns the setting as it is stored now, or null when nothing was left of it and the record
   *   was removed (SYS-2)
   */
  saveSetting: (context: CallContext, setting: SettingToSave) => Promise<Result<Setting | null>>;
  /**
   * Deletes all settings, all favourites and the shortlist of the signed-in person, at one stroke.
   * The account stays. To delete what is gone does nothing.
   */
  deleteHubData: (context: CallContext) => Promise<Result<null>>;
}

/**
 * Calls identity-api below its base URL.
 *
 * @param now the clock that dates a save (SYS-4)
 */
export function createIdentityClient(http: Http, baseUrl: string, now: () => Date): IdentityClient {
  const call = http('identity', baseUrl);
  return {
    ...createFavouritesClient(call),

    getUser: (context, collections) =>
      call(
        {
          name: 'getUser',
          method: 'GET',
          path: `/api/v1/hub/user?collections=${collections.join(',')}`,
          schema: userSchema,
        },
        context,
      ),

    saveSetting: async (context, { collection, name, data, immediate }) => {
      const saved = await call(
        {
          name: 'saveSetting',
          method: 'PUT',
          path: `/api/v1/hub/settings/${collection}/${encodeURIComponent(name)}`,
          body: { data: JSON.stringify(data), lastUpdated: now().toISOString(), immediate },
          schema: savedSchema,
        },
        context,
      );
      return mapResult(saved, (setting) => setting ?? null);
    },

    deleteHubData: (context) =>
      call(
        {
          name: 'deleteHubData',
          method: 'DELETE',
          path: '/api/v1/hub/data',
          schema: nothingSchema,
        },
        context,
      ),
  };
}

const savedSchema = settingSchema.optional();
