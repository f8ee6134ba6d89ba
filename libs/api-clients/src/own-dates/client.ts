import type { OwnDate, OwnDateDetails } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import {
  conflictSchema,
  nothingSchema,
  ownDatesSchema,
  removedSchema,
  savedSchema,
} from './schema.ts';

/** A date to save: its id, and the version that it was made from. */
export interface OwnDateToSave extends OwnDateDetails {
  id: string;
  /** 0 for a date that must not be there yet. */
  expectedVersion: number;
}

/** Somebody was faster. */
export interface OwnDateConflict {
  outcome: 'conflict';
  /** What is there; null when it was removed. */
  current: OwnDate | null;
  /** The version to save or remove next, after the person has seen what is there. */
  version: number;
}

export type OwnDateSave =
  | { outcome: 'saved'; date: OwnDate }
  /** Nobody has as many dates. */
  | { outcome: 'full' }
  | OwnDateConflict;

/** `version` is the one that the removal left: a date that is put back follows on it. */
export type OwnDateRemoval = { outcome: 'removed'; version: number } | OwnDateConflict;

/** The dates that the signed-in person writes themselves (EXT-35). Each is an item of its own. */
export interface OwnDatesClient {
  /** All of them, in no order. */
  list: (context: CallContext) => Promise<Result<readonly OwnDate[]>>;
  /** Adds or changes a date. The same save twice is one. */
  save: (context: CallContext, date: OwnDateToSave) => Promise<Result<OwnDateSave>>;
  /** Removes a date. Removing it twice is removing it once. */
  remove: (
    context: CallContext,
    date: { id: string; expectedVersion: number },
  ) => Promise<Result<OwnDateRemoval>>;
  /** Deletes all of them. Deleting them twice does nothing. */
  deleteAll: (context: CallContext) => Promise<Result<null>>;
  /**
   * The dates of the person whom a calendar link belongs to. Nobody is signed in for it.
   *
   * @returns null when there is no such link, or no longer
   */
  listOfLink: (
    context: Omit<CallContext, 'token'>,
    token: string,
  ) => Promise<Result<readonly OwnDate[] | null>>;
}

const PATH = '/api/v1/own-dates';

const pathOf = (id: string) => `${PATH}/${encodeURIComponent(id)}`;

/** Calls own-dates-api below its base URL. */
export function createOwnDatesClient(http: Http, baseUrl: string): OwnDatesClient {
  const call = http('own-dates', baseUrl);
  return {
    list: (context) =>
      call({ name: 'listOwnDates', method: 'GET', path: PATH, schema: ownDatesSchema }, context),

    save: (context, { id, ...date }) =>
      call<OwnDateSave>(
        {
          name: 'saveOwnDate',
          method: 'PUT',
          path: pathOf(id),
          body: date,
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
      call<readonly OwnDate[] | null>(
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
