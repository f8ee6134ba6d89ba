import { isDeepStrictEqual } from 'node:util';
import type { OwnItem } from '@applicant-hub/domain';
import type { Records } from '#src/store/records.ts';
import type { OwnItemDetails } from './own-date.ts';

/** More than anybody has in a year. */
export const MAX_DATES = 200;

/** A date or a to-do, or the mark of one that was removed: its version is never used again. */
interface Kept {
  readonly id: string;
  readonly version: number;
  readonly details: OwnItemDetails | null;
}

/** What came of a change: it is done, or what is there instead. */
export type Changed =
  | { readonly isDone: true; readonly version: number }
  | { readonly isDone: false; readonly version: number; readonly current: OwnItem | null };

/** The dates and to-dos that people write themselves. Calls that write are for a transaction. */
export interface OwnDates {
  list: (account: string) => OwnItem[];
  /** Saves one unless another version is kept. The same again is done already. */
  save: (account: string, id: string, expectedVersion: number, details: OwnItemDetails) => Changed;
  /**
   * Removes one unless another version is kept. What was removed is done already.
   *
   * @returns null when there never was such a one
   */
  remove: (account: string, id: string, expectedVersion: number) => Changed | null;
  put: (account: string, item: OwnItem) => void;
  /** Leaves the mark of one that was removed. */
  putRemoved: (account: string, id: string, version: number) => void;
  /** Clearing what is not there does nothing. */
  clear: (account: string) => void;
}

export function ownDatesOf(records: Records): OwnDates {
  const kept = records.collection<Kept>('own-dates', 'date');
  const find = (account: string, id: string): Kept =>
    kept.find(account, id) ?? { id, version: 0, details: null };

  /** Writes what follows on the expected version. */
  function change(
    account: string,
    before: Kept,
    expectedVersion: number,
    details: Kept['details'],
  ) {
    const { id } = before;
    if (isDeepStrictEqual(before.details, details)) {
      return { isDone: true, version: before.version } as const;
    }
    if (before.version !== expectedVersion) {
      return { isDone: false, version: before.version, current: shown(before) } as const;
    }
    const version = before.version + 1;
    kept.put(account, id, { id, version, details });
    return { isDone: true, version } as const;
  }

  return {
    list: (account) => kept.list(account).flatMap((one) => shown(one) ?? []),
    save: (account, id, expectedVersion, details) =>
      change(account, find(account, id), expectedVersion, details),
    remove(account, id, expectedVersion) {
      const before = find(account, id);
      return before.version === 0 ? null : change(account, before, expectedVersion, null);
    },
    put: (account, { id, version, ...details }) => kept.put(account, id, { id, version, details }),
    putRemoved: (account, id, version) => kept.put(account, id, { id, version, details: null }),
    clear: (account) => kept.clear(account),
  };
}

const shown = ({ id, version, details }: Kept): OwnItem | null =>
  details && { id, version, ...details };
