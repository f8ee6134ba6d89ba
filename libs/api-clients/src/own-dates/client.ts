import type { OwnItem, OwnItemDetails } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import {
  conflictSchema,
  nothingSchema,
  ownDatesSchema,
  removedSchema,
  savedSchema,
} from './schema.ts';

export type OwnDateToSave = OwnItemDetails & {
  id: string;
  /** 0 for a new item. No other item may have its id. */
  expectedVersion: number;
};

/** The item was not saved or removed, because another change was saved first. */
export interface OwnDateConflict {
  outcome: 'conflict';
  /** The stored item; null when it was removed. */
  current: OwnItem | null;
  /** The version to send with the next save or removal, once the user has seen the stored item. */
  version: number;
}

export type OwnDateSave =
  | { outcome: 'saved'; item: OwnItem }
  /** The limit on stored items is reached; no real user has that many items. */
  | { outcome: 'full' }
  | OwnDateConflict;

/** `version` is the version after the removal, on which an undo must be based. */
export type OwnDateRemoval = { outcome: 'removed'; version: number } | OwnDateConflict;

/** The dates and to-dos that signed-in users create themselves (EXT-35, EXT-36). */
export interface OwnDatesClient {
  /** All items, in no fixed order. */
  list: (context: CallContext) => Promise<Result<readonly OwnItem[]>>;
  /** Adds or changes an item. The call is idempotent. */
  save: (context: CallContext, item: OwnDateToSave) => Promise<Result<OwnDateSave>>;
  /** Removes an item. The call is idempotent. */
  remove: (
    context: CallContext,
    item: { id: string; expectedVersion: number },
  ) => Promise<Result<OwnDateRemoval>>;
  /** Deletes all items. The call is idempotent. */
  deleteAll: (context: CallContext) => Promise<Result<null>>;
  /**
   * Lists the items of the owner of a calendar link. The call needs no session.
   *
   * @returns null if the link is unknown or was stopped
   */
  listOfLink: (
    context: Omit<CallContext, 'token'>,
    token: string,
  ) => Promise<Result<readonly OwnItem[] | null>>;
}

const PATH = '/api/v1/own-dates';

const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

export function createOwnDatesClient(http: Http, baseUrl: string): OwnDatesClient {
  const call = http('own-dates', baseUrl);
  return {
    list: (context) =>
      call({ name: 'listOwnDates', method: 'GET', path: PATH, schema: ownDatesSchema }, context),

    save: (context, { id, ...item }) =>
      call<OwnDateSave>(
        {
          name: 'saveOwnDate',
          method: 'PUT',
          path: pathOf(id),
          body: item,
          schema: savedSchema,
          schemas: { 409: conflictSchema },
          resultsByStatus: { 422: { outcome: 'full' } },
        },
        context,
      ),

    remove: (context, { id, expectedVersion }) =>
      call<OwnDateRemoval>(
        {
          name: 'removeOwnDate',
          method: 'DELETE',
          path: `${pathOf(id)}?${new URLSearchParams({ expectedVersion: String(expectedVersion) }).toString()}`,
          schema: removedSchema,
          schemas: { 409: conflictSchema },
        },
        context,
      ),

    deleteAll: (context) =>
      call(
        { name: 'deleteOwnDates', method: 'DELETE', path: PATH, schema: nothingSchema },
        context,
      ),

    listOfLink: (context, token) =>
      call<readonly OwnItem[] | null>(
        {
          name: 'listOwnDatesOfLink',
          // The token is sent in a POST body, so that URLs and the logs of proxies do not contain
          // it.
          method: 'POST',
          path: '/api/v1/calendar-links/own-dates',
          body: { token },
          schema: ownDatesSchema,
          resultsByStatus: { 404: null },
        },
        { ...context, token: null },
      ),
  };
}
