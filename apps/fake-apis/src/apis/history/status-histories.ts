import type { LastStatus, StatusChange, StatusHistory } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';

export interface SentChange extends StatusChange {
  /** Id of the previous change to the same choice or application. */
  readonly previousId: string | null;
}

/** Writes must run in a transaction. */
export interface StatusHistories {
  find: (account: string) => StatusHistory;
  /**
   * Stores new changes. A change is ignored unless its `previousId` is the id of the last stored
   * change to the same choice or application.
   */
  add: (account: string, changes: readonly SentChange[]) => void;
  /** @returns false when the change does not exist */
  markSeen: (account: string, until: string) => boolean;
  /** The status after the last change to each application and choice. */
  lastStatuses: (account: string) => readonly LastStatus[];
  put: (account: string, history: StatusHistory) => void;
  /** The call is idempotent. */
  clear: (account: string) => void;
}

const RECORD_ID = 'until';

export function statusHistoriesOf(records: Records): StatusHistories {
  const history = records.collection<StatusChange>('history', 'change');
  const seen = records.collection<string>('history', 'seen');

  const all: StatusHistories = {
    find: (account) => ({
      changes: history.list(account),
      seenUntil: seen.find(account, RECORD_ID),
    }),
    add(account, changes) {
      for (const { previousId, ...change } of changes) {
        const last = history.list(account).findLast((one) => isOfTheSame(one, change));
        const isWritten = history.find(account, change.id) !== null;
        if (!isWritten && (last?.id ?? null) === previousId)
          history.put(account, change.id, change);
      }
    },
    markSeen(account, until) {
      const { changes, seenUntil } = all.find(account);
      const place = (id: string | null) => changes.findIndex((change) => change.id === id);
      if (place(until) === -1) return false;
      if (place(until) > place(seenUntil)) seen.put(account, RECORD_ID, until);
      return true;
    },
    lastStatuses(account) {
      const last = new Map(
        history
          .list(account)
          .map((change) => [`${change.scheme} ${change.entryYear} ${change.subject}`, change]),
      );
      return [...last.values()].map(({ scheme, entryYear, choice, to }) => ({
        ...{ scheme, entryYear, isChoice: choice !== null, status: to },
      }));
    },
    put(account, { changes, seenUntil }) {
      all.clear(account);
      for (const change of changes) history.put(account, change.id, change);
      if (seenUntil !== null) seen.put(account, RECORD_ID, seenUntil);
    },
    clear(account) {
      history.clear(account);
      seen.clear(account);
    },
  };
  return all;
}

const isOfTheSame = (one: StatusChange, other: StatusChange): boolean =>
  one.scheme === other.scheme && one.entryYear === other.entryYear && one.subject === other.subject;
