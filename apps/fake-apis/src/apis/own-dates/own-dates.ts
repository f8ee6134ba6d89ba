import { isDeepStrictEqual } from 'node:util';
import type { OwnItem, OwnItemDetails } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';

/** Maximum number of items. No user writes that many items in a year. */
export const MAX_DATES = 200;

/**
 * A date or a to-do. A removed item has no details; it is stored so that its version is never
 * reused.
 */
interface StoredItem {
  readonly id: string;
  readonly version: number;
  readonly details: OwnItemDetails | null;
}

export type Changed =
  | { readonly isDone: true; readonly version: number }
  | { readonly isDone: false; readonly version: number; readonly current: OwnItem | null };

/** The dates and to-dos that users write themselves. Writes must run in a transaction. */
export interface OwnDates {
  list: (account: string) => OwnItem[];
  /** Saves an item unless a different version is stored. The call is idempotent. */
  save: (account: string, id: string, expectedVersion: number, details: OwnItemDetails) => Changed;
  /**
   * Removes an item unless a different version is stored. The call is idempotent.
   *
   * @returns null when the item never existed
   */
  remove: (account: string, id: string, expectedVersion: number) => Changed | null;
  put: (account: string, item: OwnItem) => void;
  /** Stores the tombstone of a removed item. */
  putRemoved: (account: string, id: string, version: number) => void;
  /** The call is idempotent. */
  clear: (account: string) => void;
}

export function ownDatesOf(records: Records): OwnDates {
  const ownDates = records.collection<StoredItem>('own-dates', 'date');
  const find = (account: string, id: string): StoredItem =>
    ownDates.find(account, id) ?? { id, version: 0, details: null };

  /** Stores the details as the next version, if the expected version is stored. */
  function change(
    account: string,
    before: StoredItem,
    expectedVersion: number,
    details: StoredItem['details'],
  ) {
    const { id } = before;
    if (isDeepStrictEqual(before.details, details)) {
      return { isDone: true, version: before.version } as const;
    }
    if (before.version !== expectedVersion) {
      return { isDone: false, version: before.version, current: shown(before) } as const;
    }
    const version = before.version + 1;
    ownDates.put(account, id, { id, version, details });
    return { isDone: true, version } as const;
  }

  return {
    list: (account) => ownDates.list(account).flatMap((one) => shown(one) ?? []),
    save: (account, id, expectedVersion, details) =>
      change(account, find(account, id), expectedVersion, details),
    remove(account, id, expectedVersion) {
      const before = find(account, id);
      return before.version === 0 ? null : change(account, before, expectedVersion, null);
    },
    put: (account, { id, version, ...details }) =>
      ownDates.put(account, id, { id, version, details }),
    putRemoved: (account, id, version) => ownDates.put(account, id, { id, version, details: null }),
    clear: (account) => ownDates.clear(account),
  };
}

const shown = ({ id, version, details }: StoredItem): OwnItem | null =>
  details && { id, version, ...details };
