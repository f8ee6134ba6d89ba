import type { Setting, SettingCollection, SettingVersion } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { type CalendarLinksClient, createCalendarLinksClient } from './calendar.ts';
import { type CommentsClient, createCommentsClient } from './comments.ts';
import { type FavouritesClient, createFavouritesClient } from './favourites.ts';
import {
  conflictSchema,
  nothingSchema,
  settingSchema,
  userSchema,
  versionsSchema,
} from './schema.ts';
import { createSharesClient, type SharesClient } from './shares.ts';

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
  /** The number of completed profile parts out of six (SH-49); null when it is not known. */
  profileComplete: number | null;
  /** The settings of the requested collections. */
  settings: Setting[];
}

export interface SettingToSave {
  collection: SettingCollection;
  name: string;
  /** Any JSON value. */
  data: unknown;
  /** Whether the API writes the setting at once instead of with the next batch (SYS-5). */
  immediate: boolean;
}

/** A setting that is saved only if the stored version is still the expected version. */
export interface DraftToSave extends SettingToSave {
  /**
   * Version of the setting that this draft is based on; `NO_VERSION` when no version may exist yet.
   */
  expectedVersion: number;
  /** Whether the replaced content is stored as one of the last ten versions. */
  keep: boolean;
}

export type DraftSave =
  /** `setting` is null when the save left it empty and the record was removed (SYS-2). */
  | { outcome: 'saved'; setting: Setting | null }
  /**
   * Nothing was saved, because the setting was changed elsewhere; `current` is the stored setting.
   */
  | { outcome: 'conflict'; current: Setting | null };

/**
 * The account API: the user record, settings, favourites, calendar link and shares, and the user's
 * identity for comments.
 */
export interface IdentityClient
  extends FavouritesClient, CalendarLinksClient, SharesClient, CommentsClient {
  getUser: (
    context: CallContext,
    collections: readonly SettingCollection[],
  ) => Promise<Result<HubUser>>;
  /**
   * Saves one setting. When the stored and the sent data are both objects, the top-level fields are
   * merged and a field that is sent as null is removed; otherwise the data is replaced (AMB-88).
   *
   * @returns the stored setting after the save, or null when it was left empty and the record was
   *   removed (SYS-2)
   */
  saveSetting: (context: CallContext, setting: SettingToSave) => Promise<Result<Setting | null>>;
  /**
   * Saves one setting like `saveSetting`, but only if the stored version is the expected version.
   */
  saveDraft: (context: CallContext, draft: DraftToSave) => Promise<Result<DraftSave>>;
  /** A setting's earlier versions, newest first; at most ten are stored. */
  settingVersions: (
    context: CallContext,
    setting: Pick<Setting, 'collection' | 'name'>,
  ) => Promise<Result<readonly SettingVersion[]>>;
  /**
   * Deletes all settings, all favourites, the shortlist, the calendar link and the shares of the
   * signed-in user in one transaction. The account is not deleted. The call is idempotent.
   */
  deleteHubData: (context: CallContext) => Promise<Result<null>>;
}

/** @param now the clock for the date of a save (SYS-4) */
export function createIdentityClient(http: Http, baseUrl: string, now: () => Date): IdentityClient {
  const call = http('identity', baseUrl);
  return {
    ...createFavouritesClient(call),
    ...createCalendarLinksClient(call),
    ...createSharesClient(call),
    ...createCommentsClient(call),

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

    saveSetting: (context, setting) =>
      call(
        {
          name: 'saveSetting',
          method: 'PUT',
          path: settingPath(setting),
          body: settingBody(setting, now()),
          schema: savedSchema,
        },
        context,
      ),

    saveDraft: (context, { expectedVersion, keep, ...setting }) =>
      call(
        {
          name: 'saveDraft',
          method: 'PUT',
          path: settingPath(setting),
          body: { ...settingBody(setting, now()), expectedVersion, keep },
          schema: draftSavedSchema,
          schemas: { 409: draftConflictSchema },
        },
        context,
      ),

    settingVersions: (context, setting) =>
      call(
        {
          name: 'settingVersions',
          method: 'GET',
          path: `${settingPath(setting)}/versions`,
          schema: versionsSchema,
        },
        context,
      ),

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

const settingPath = ({ collection, name }: Pick<Setting, 'collection' | 'name'>): string =>
  `/api/v1/hub/settings/${collection}/${encodeURIComponent(name)}`;

const settingBody = ({ data, immediate }: SettingToSave, now: Date) => ({
  data: JSON.stringify(data),
  lastUpdated: now.toISOString(),
  immediate,
});

const savedSchema = settingSchema.optional().transform((stored): Setting | null => stored ?? null);

const draftSavedSchema = savedSchema.transform((setting): DraftSave => {
  return { outcome: 'saved', setting };
});

const draftConflictSchema = conflictSchema.transform(({ current }): DraftSave => {
  return { outcome: 'conflict', current };
});
