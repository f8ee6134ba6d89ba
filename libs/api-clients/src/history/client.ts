import type { LastStatus, NoticedChange, StatusChange, StatusHistory } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { historySchema, lastStatusesSchema, nothingSchema } from './schema.ts';

export type ChangeToWrite = NoticedChange & Pick<StatusChange, 'id'>;

/**
 * The changes noticed in the signed-in user's applications, and which of them the user has seen.
 */
export interface HistoryClient {
  read: (context: CallContext) => Promise<Result<StatusHistory>>;
  /**
   * Writes each change independently of the others. A change that is already stored is not written
   * again. A change that does not follow the latest stored change is dropped, because another
   * request wrote first.
   * @returns the history after the write
   */
  write: (
    context: CallContext,
    changes: readonly ChangeToWrite[],
  ) => Promise<Result<StatusHistory>>;
  /**
   * Marks a change and all earlier changes as seen. No call makes a seen change unseen again.
   * @returns the history after the write
   */
  markSeen: (context: CallContext, until: string) => Promise<Result<StatusHistory>>;
  /** Deletes the whole history. The call is idempotent. */
  deleteAll: (context: CallContext) => Promise<Result<null>>;
  /**
   * Reads the last known statuses of the owner of a calendar link, without names of universities or
   * courses. The call needs no session.
   * @returns null if the link is unknown or was stopped
   */
  statusesOfLink: (
    context: Omit<CallContext, 'token'>,
    token: string,
  ) => Promise<Result<readonly LastStatus[] | null>>;
}

const PATH = '/api/v1/status-history';

export function createHistoryClient(http: Http, baseUrl: string): HistoryClient {
  const call = http('history', baseUrl);
  return {
    read: (context) =>
      call({ name: 'readHistory', method: 'GET', path: PATH, schema: historySchema }, context),

    write: (context, changes) =>
      call(
        {
          name: 'writeChanges',
          method: 'PUT',
          path: `${PATH}/changes`,
          body: { changes },
          schema: historySchema,
        },
        context,
      ),

    markSeen: (context, until) =>
      call(
        {
          name: 'markSeen',
          method: 'PUT',
          path: `${PATH}/seen`,
          body: { until },
          schema: historySchema,
        },
        context,
      ),

    deleteAll: (context) =>
      call({ name: 'deleteHistory', method: 'DELETE', path: PATH, schema: nothingSchema }, context),

    statusesOfLink: (context, token) =>
      call<readonly LastStatus[] | null>(
        {
          name: 'statusesOfLink',
          // The token is sent in a POST body, so that URLs and the logs of proxies do not contain
          // it.
          method: 'POST',
          path: '/api/v1/calendar-links/statuses',
          body: { token },
          schema: lastStatusesSchema,
          resultsByStatus: { 404: null },
        },
        { ...context, token: null },
      ),
  };
}
