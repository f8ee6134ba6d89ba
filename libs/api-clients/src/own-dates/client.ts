import type { OwnDateDetails, OwnItem, OwnTodoDetails } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import {
  conflictSchema,
  nothingSchema,
  ownDatesSchema,
  removedSchema,
  savedSchema,
} from './schema.ts';

/** A date or a to-do to save: its id, and the version that it was made from. */
export type OwnDateToSave = (OwnDateDetails | OwnTodoDetails) & {
  id: string;
  /** 0 for what must not be there yet. */
  expectedVersion: number;
};

/** Somebody was faster. */
export interface OwnDateConflict {
  outcome: 'conflict';
  /** What is there; null when it was removed. */
  current: OwnItem | null;
  /** The version to save or remove next, after the person has seen what is there. */
  version: number;
}

export type OwnDateSave =
  | { outcome: 'saved'; item: OwnItem }
  /** Nobody has as many. */
  | { outcome: 'full' }
  | OwnDateConflict;

/** `version` is the one that the removal left: what is put back follows on it. */
export type OwnDateRemoval = { outcome: 'removed'; version: number } | OwnDateConflict;

/** The dates and to-dos that the signed-in person writes themselves (EXT-35, EXT-36). */
export interface OwnDatesClient {
  /** All of them, in no order. */
  list: (context: CallContext) => Promise<Result<readonly OwnItem[]>>;
  /** Adds or changes one. The same save twice is one. */
  save: (context: CallContext, item: OwnDateToSave) => Promise<Result<OwnDateSave>>;
  /** Removes one. Removing it twice is removing it once. */
  remove: (
    context: CallContext,
    item: { id: string; expectedVersion: number },
  ) => Promise<Result<OwnDateRemoval>>;
  /** Deletes all of them. Deleting them twice does nothing. */
  deleteAll: (context: CallContext) => Promise<Result<null>>;
  /**
   * The same of the person whom a calendar link belongs to. Nobody is signed in for it.
   *
   * @returns null when there is no such link, or no longer
   */
  listOfLink: (
    context: Omit<CallContext, 'token'>,
    token: string,
  ) => Promise<Result<readonly OwnItem[] | null>>;
}

const PATH = '/api/v1/own-dates';

const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Calls own-dates-api below its base URL. */
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
          answers: { 422: { outcome: 'full' } },
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
          // The token is in no address, and so in no log of the way there.
          method: 'POST',
          path: '/api/v1/calendar-links/own-dates',
          body: { token },
          schema: ownDatesSchema,
          answers: { 404: null },
        },
        { ...context, token: null },
      ),
  };
}
