import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Tables } from './tables.ts';

type NewRow<Name extends keyof Tables> = Omit<Insertable<Tables[Name]>, 'owner'>;

/** The rows of one applicant: all queries that the rest of the service can make. */
export type Rows = ReturnType<typeof rowsOf>;

/**
 * Queries that are limited to the rows of one applicant. No other file queries the tables, so no
 * query can read or change another applicant's rows.
 */
export function rowsOf(database: Kysely<Tables>, owner: string) {
  return {
    changes: {
      select: () => database.selectFrom('status_change').where('owner', '=', owner),
      insert: (rows: readonly NewRow<'status_change'>[]) =>
        database.insertInto('status_change').values(rows.map((row) => ({ ...row, owner }))),
      delete: () => database.deleteFrom('status_change').where('owner', '=', owner),
    },
    seen: {
      select: () => database.selectFrom('status_seen').where('owner', '=', owner),
      put: (row: NewRow<'status_seen'>) =>
        database
          .insertInto('status_seen')
          .values({ ...row, owner })
          .onConflict((conflict) => conflict.column('owner').doUpdateSet(row)),
      delete: () => database.deleteFrom('status_seen').where('owner', '=', owner),
    },
    items: {
      select: () => database.selectFrom('own_item').where('owner', '=', owner),
      insert: (row: NewRow<'own_item'>) =>
        database.insertInto('own_item').values({ ...row, owner }),
      update: (id: string, change: Omit<Updateable<Tables['own_item']>, 'owner'>) =>
        database
          .updateTable('own_item')
          .set(change)
          .where('owner', '=', owner)
          .where('id', '=', id),
      delete: () => database.deleteFrom('own_item').where('owner', '=', owner),
    },
  };
}
