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
  /** How many of the six parts of the profile are filled in (SH-49); null when it is not known. */
  profileComplete: number | null;
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

/** A setting to save on the condition that nobody else saved it meanwhile. */
export interface DraftToSave extends SettingToSave {
  /** That of the setting which this one was made from; `NO_VERSION` when there must be none. */
  expectedVersion: number;
  /** Whether the content that is replaced stays as one of the last ten versions. */
  keep: boolean;
}

/** How a conditional save ended. */
export type DraftSave =
  /** `setting` is null when nothing was left of it and the record was removed (SYS-2). */
  | { outcome: 'saved'; setting: Setting | null }
  /** Nothing was saved: the setting was saved from elsewhere, and this is what is there instead. */
  | { outcome: 'conflict'; current: Setting | null };

/**
 * The account API: the user record, the settings, the favourites, the calendar link, what is shared,
 * and who somebody is among those who comment.
 */
export interface IdentityClient
  extends FavouritesClient, CalendarLinksClient, SharesClient, CommentsClient {
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
  /** Saves one setting as `saveSetting` does, unless it is not the one that was expected. */
  saveDraft: (context: CallContext, draft: DraftToSave) => Promise<Result<DraftSave>>;
  /** What a setting held before, as far as it was kept: ten at most, newest first. */
  settingVersions: (
    context: CallContext,
    setting: Pick<Setting, 'collection' | 'name'>,
  ) => Promise<Result<readonly SettingVersion[]>>;
  /**
   * Deletes all settings, all favourites, the shortlist, the calendar link and what the signed-in
   * person shares, at one stroke. The account stays. To delete what is gone does nothing.
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
