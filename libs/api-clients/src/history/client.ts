import type { NoticedChange, StatusChange, StatusHistory } from '@applicant-hub/domain';
import type { CallContext, Http } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import { historySchema, nothingSchema } from './schema.ts';

/** A change to write: what it is called, and what it follows on. */
export type ChangeToWrite = NoticedChange & Pick<StatusChange, 'id'>;

/** What was noticed of the applications of the signed-in person, and what they have seen of it. */
export interface HistoryClient {
  read: (context: CallContext) => Promise<Result<StatusHistory>>;
  /**
   * Writes changes, each by itself: one that is written already is not written again, and one that
   * follows on an older change than the last is left out, for somebody else was faster.
   *
   * @returns the history after it
   */
  write: (
    context: CallContext,
    changes: readonly ChangeToWrite[],
  ) => Promise<Result<StatusHistory>>;
  /**
   * Marks a change and all before it as seen. What was seen stays seen.
   *
   * @returns the history after it
   */
  markSeen: (context: CallContext, until: string) => Promise<Result<StatusHistory>>;
  /** Deletes all of it. Deleting it twice does nothing. */
  deleteAll: (context: CallContext) => Promise<Result<null>>;
}

const PATH = '/api/v1/status-history';

/** Calls history-api below its base URL. */
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
  };
}
