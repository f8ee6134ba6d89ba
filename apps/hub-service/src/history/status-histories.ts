import type { LastStatus, NoticedChange, StatusChange, StatusHistory } from '@applicant-hub/domain';
import type { Selectable } from 'kysely';
import type { Rows } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** A change to store. It follows the change with the id `previousId`. */
export type SentChange = NoticedChange & Pick<StatusChange, 'id'>;

export interface StatusHistories {
  find: (owner: string) => Promise<StatusHistory>;
  /**
   * Stores new changes, and ignores a change whose `previousId` is not the id of the last stored
   * change of the same subject.
   *
   * @returns the history after the write
   */
  add: (owner: string, changes: readonly SentChange[]) => Promise<StatusHistory>;
  /**
   * Marks a change and all earlier changes as seen. Seen changes stay seen.
   *
   * @returns the history after the write; null when there is no such change
   */
  markSeen: (owner: string, until: string) => Promise<StatusHistory | null>;
  /** The status after the last change to each application and choice. */
  lastStatuses: (owner: string) => Promise<readonly LastStatus[]>;
  /** Deletes the history. The call is idempotent. */
  clear: (owner: string) => Promise<void>;
}

export const statusHistoriesIn = (store: Store): StatusHistories => ({
  find: (owner) => store.read(owner, readHistory),

  add: (owner, changes) =>
    store.change(owner, async (rows) => {
      const found = await readRows(rows);
      const stored = found.map(changeOf);
      // The number of rows can be smaller than the position, because a purge of old years removes
      // the first rows.
      const lastPosition = found.at(-1)?.position ?? 0;
      for (const { previousId, ...change } of changes) {
        const last = stored.findLast((other) => subjectOf(other) === subjectOf(change));
        const isStored = stored.some(({ id }) => id === change.id);
        if (!isStored && (last?.id ?? null) === previousId) stored.push(change);
      }
      const added = stored
        .slice(found.length)
        .map((change, index) => rowOf(change, lastPosition + index + 1));
      if (added.length > 0) await rows.changes.insert(added).execute();
      return { changes: stored, seenUntil: await readSeenUntil(rows) };
    }),

  markSeen: (owner, until) =>
    store.change(owner, async (rows) => {
      const { changes, seenUntil } = await readHistory(rows);
      const placeOf = (id: string | null) => changes.findIndex((change) => change.id === id);
      if (placeOf(until) === -1) return null;
      if (placeOf(until) <= placeOf(seenUntil)) return { changes, seenUntil };
      await rows.seen.put({ change_id: until }).execute();
      return { changes, seenUntil: until };
    }),

  async lastStatuses(owner) {
    const changes = await store.read(owner, readChanges);
    const last = new Map(changes.map((change) => [subjectOf(change), change]));
    return Array.from(last.values(), ({ scheme, entryYear, choice, to }) => ({
      ...{ scheme, entryYear, isChoice: choice !== null, status: to },
    }));
  },

  clear: (owner) =>
    store.change(owner, async (rows) => {
      await rows.seen.delete().execute();
      await rows.changes.delete().execute();
    }),
});

export const subjectOf = ({ scheme, entryYear, subject }: Omit<StatusChange, 'id'>): string =>
  JSON.stringify([scheme, entryYear, subject]);

/**
 * The mark is read before the list, so that the list contains the marked change, unless the history
 * is deleted in between.
 */
async function readHistory(rows: Rows): Promise<StatusHistory> {
  const seenUntil = await readSeenUntil(rows);
  return { seenUntil, changes: await readChanges(rows) };
}

async function readSeenUntil(rows: Rows): Promise<string | null> {
  const row = await rows.seen.select().select('change_id').executeTakeFirst();
  return row?.change_id ?? null;
}

const readRows = (rows: Rows) => rows.changes.select().selectAll().orderBy('position').execute();

const readChanges = async (rows: Rows): Promise<readonly StatusChange[]> =>
  (await readRows(rows)).map(changeOf);

const changeOf = (row: Selectable<Tables['status_change']>): StatusChange => ({
  id: row.id,
  scheme: row.scheme,
  entryYear: row.entry_year,
  subject: row.subject,
  choice:
    row.institution_name === null || row.course_name === null
      ? null
      : { institutionName: row.institution_name, courseName: row.course_name },
  from: row.from_status,
  to: row.to_status,
  noticedAt: row.noticed_at.toISOString(),
  isNews: row.is_news,
});

const rowOf = (change: StatusChange, position: number) => ({
  id: change.id,
  position,
  scheme: change.scheme,
  entry_year: change.entryYear,
  subject: change.subject,
  institution_name: change.choice?.institutionName ?? null,
  course_name: change.choice?.courseName ?? null,
  from_status: change.from,
  to_status: change.to,
  noticed_at: change.noticedAt,
  is_news: change.isNews,
});
