import { Kysely, sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { Migrations } from './migrations/index.ts';
import { openDialect, type Place } from './open-dialect.ts';
import { type Rows, rowsOf } from './rows.ts';
import type { Tables } from './tables.ts';

/** The rows of all applicants. Every call is for one applicant. */
export interface Store {
  read: <T>(owner: string, work: (rows: Rows) => Promise<T>) => Promise<T>;
  /**
   * Changes rows of an applicant in a transaction. All changes of an applicant run one after
   * another, even on different instances. If the work throws, nothing is changed.
   */
  change: <T>(owner: string, work: (rows: Rows) => Promise<T>) => Promise<T>;
  /** Whether the database responds. */
  isReachable: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * Opens the database and runs the migrations that it does not have yet.
 *
 * @param onIdleError is called when an idle connection breaks. The next query opens a new
 * connection
 * @throws when the database is unreachable or a migration fails
 */
export async function openStore(
  place: Place,
  migrations: Migrations,
  onIdleError: (error: Error) => void,
): Promise<Store> {
  const database = new Kysely<Tables>({ dialect: openDialect(place, onIdleError) });
  try {
    await migrate(database, migrations);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return {
    read: (owner, work) => work(rowsOf(database, owner)),
    change: (owner, work) =>
      database.transaction().execute(async (transaction) => {
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${owner}, 0))`.execute(transaction);
        return work(rowsOf(transaction, owner));
      }),
    isReachable: () =>
      sql`SELECT 1`.execute(database).then(
        () => true,
        () => false,
      ),
    close: () => database.destroy(),
  };
}
