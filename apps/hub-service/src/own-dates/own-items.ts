import { isDeepStrictEqual } from 'node:util';
import type { OwnItem, OwnItemDetails } from '@applicant-hub/domain';
import type { Selectable } from 'kysely';
import type { Rows } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** Maximum number of items. No applicant writes that many items in a year. */
export const MAX_ITEMS = 200;

export type Changed =
  | { readonly outcome: 'done'; readonly version: number }
  /** Another version is stored; `current` is null when the item was removed. */
  | { readonly outcome: 'conflict'; readonly version: number; readonly current: OwnItem | null }
  /** The applicant has the maximum number of items. */
  | { readonly outcome: 'full' }
  /** The item to remove never existed. */
  | { readonly outcome: 'unknown' };

export interface OwnItems {
  list: (owner: string) => Promise<readonly OwnItem[]>;
  /** Saves an item unless a different version is stored. The call is idempotent. */
  save: (
    owner: string,
    id: string,
    expectedVersion: number,
    details: OwnItemDetails,
  ) => Promise<Changed>;
  /** Removes an item unless a different version is stored. The call is idempotent. */
  remove: (owner: string, id: string, expectedVersion: number) => Promise<Changed>;
  /** Deletes all items, including removed items. The call is idempotent. */
  clear: (owner: string) => Promise<void>;
}

type Row = Selectable<Tables['own_item']>;

export const ownItemsIn = (store: Store): OwnItems => ({
  list: (owner) =>
    store.read(owner, async (rows) => (await readRows(rows)).flatMap((row) => itemOf(row) ?? [])),

  save: (owner, id, expectedVersion, details) =>
    store.change(owner, async (rows) => {
      const all = await readRows(rows);
      const before = all.find((row) => row.id === id);
      const isListed = before !== undefined && before.details !== null;
      const listed = all.filter((row) => row.details !== null);
      if (listed.length >= MAX_ITEMS && !isListed) return { outcome: 'full' };
      if (before !== undefined) return update(rows, before, expectedVersion, details);
      if (expectedVersion !== 0) return { outcome: 'conflict', version: 0, current: null };
      const position = (all.at(-1)?.position ?? 0) + 1;
      await rows.items.insert({ id, position, ...storedAs(1, details) }).execute();
      return { outcome: 'done', version: 1 };
    }),

  remove: (owner, id, expectedVersion) =>
    store.change(owner, async (rows) => {
      const before = (await readRows(rows)).find((row) => row.id === id);
      if (before === undefined) return { outcome: 'unknown' };
      return update(rows, before, expectedVersion, null);
    }),

  clear: (owner) =>
    store.change(owner, async (rows) => {
      await rows.items.delete().execute();
    }),
});

/** Stores the details as the next version, if the expected version is stored. */
async function update(
  rows: Rows,
  before: Row,
  expectedVersion: number,
  details: OwnItemDetails | null,
): Promise<Changed> {
  const { id, version } = before;
  if (isDeepStrictEqual(before.details, details)) return { outcome: 'done', version };
  if (version !== expectedVersion) {
    return { outcome: 'conflict', version, current: itemOf(before) };
  }
  await rows.items.update(id, storedAs(version + 1, details)).execute();
  return { outcome: 'done', version: version + 1 };
}

const readRows = (rows: Rows): Promise<Row[]> =>
  rows.items.select().selectAll().orderBy('position').execute();

const itemOf = ({ id, version, details }: Row): OwnItem | null =>
  details && { id, version, ...details };

const storedAs = (version: number, details: OwnItemDetails | null) => ({
  version,
  details: details && JSON.stringify(details),
  changed_at: new Date().toISOString(),
});
