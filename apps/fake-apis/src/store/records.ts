import type { DatabaseSync } from 'node:sqlite';
import { textIn } from './database.ts';

/**
 * JSON values of one kind that an API stores for its accounts, in the order of their first write.
 */
export interface Collection<T> {
  find: (owner: string, id: string) => T | null;
  list: (owner: string) => T[];
  /** Number of values, without reading them. */
  count: (owner: string) => number;
  put: (owner: string, id: string, value: T) => void;
  /** Removing a missing value does nothing. */
  remove: (owner: string, id: string) => void;
  clear: (owner: string) => void;
}

export interface Records {
  /** @param kind a noun for the values; api and kind together identify the collection */
  collection: <T>(api: string, kind: string) => Collection<T>;
  /** Deletes all values of one owner, in one API or in all APIs. */
  wipe: (owner: string, api?: string) => void;
  wipeAll: () => void;
}

/** Owner of values that belong to no account. */
export const sharedOwner = '';

/**
 * Every call is a single statement, so each call is atomic; `transaction` combines several calls.
 */
export function createRecords(database: DatabaseSync): Records {
  const key = 'owner = ? AND api = ? AND kind = ?';
  const find = database.prepare(`SELECT value FROM records WHERE ${key} AND id = ?`);
  const list = database.prepare(`SELECT value FROM records WHERE ${key} ORDER BY rowid`);
  const count = database.prepare(`SELECT count(*) AS total FROM records WHERE ${key}`);
  const put = database.prepare(
    `INSERT INTO records (owner, api, kind, id, value) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (owner, api, kind, id) DO UPDATE SET value = excluded.value`,
  );
  const remove = database.prepare(`DELETE FROM records WHERE ${key} AND id = ?`);
  const clear = database.prepare(`DELETE FROM records WHERE ${key}`);
  const wipeOwner = database.prepare('DELETE FROM records WHERE owner = ?');
  const wipeOwnerAtApi = database.prepare('DELETE FROM records WHERE owner = ? AND api = ?');
  const wipeAll = database.prepare('DELETE FROM records');

  return {
    collection: <T>(api: string, kind: string): Collection<T> => {
      // Only `put` below writes these rows, so they have the type of its parameter.
      const parse = (row: Record<string, unknown>) => JSON.parse(textIn(row, 'value')) as T;
      return {
        find(owner, id) {
          const row = find.get(owner, api, kind, id);
          return row === undefined ? null : parse(row);
        },
        list: (owner) => list.all(owner, api, kind).map(parse),
        count: (owner) => Number(count.get(owner, api, kind)?.['total']),
        put: (owner, id, value) => void put.run(owner, api, kind, id, JSON.stringify(value)),
        remove: (owner, id) => void remove.run(owner, api, kind, id),
        clear: (owner) => void clear.run(owner, api, kind),
      };
    },
    wipe(owner, api) {
      if (api === undefined) wipeOwner.run(owner);
      else wipeOwnerAtApi.run(owner, api);
    },
    wipeAll: () => void wipeAll.run(),
  };
}
