import { type Kysely, sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Migrations } from './migrations/index.ts';

/** Key of the advisory lock under which an instance migrates. Any constant works. */
const LOCK = 7_302_041_955_118;

/**
 * Maximum time that a migration waits for a lock on a table. Queries of other instances wait behind
 * it.
 */
const LOCK_TIMEOUT = '5s';

/**
 * Runs this release's migrations that the database does not have yet, in one transaction. Only one
 * instance migrates at a time; the other instances wait and then have nothing to do.
 *
 * During a rolling release, an old instance can start after a new instance has migrated. So
 * migrations that this release does not know are accepted if they are newer than its own.
 *
 * @throws when a migration fails; the database is then unchanged
 */
export async function migrate<T>(database: Kysely<T>, migrations: Migrations): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    const causes: unknown[] = [];
    const known = Object.entries(migrations).map(
      ([name, { up }]) => [name, carefully(up, (cause) => causes.push(cause))] as const,
    );
    const newest = known.at(-1)?.[0] ?? '';
    const newer = (await executedMigrations(transaction)).filter((name) => name > newest);
    const provided: Record<string, Migration> = {
      ...Object.fromEntries(known),
      ...Object.fromEntries(newer.map((name) => [name, { up: () => Promise.resolve() }])),
    };
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => Promise.resolve(provided) },
    });
    const { error } = await migrator.migrateToLatest();
    // The migrator replaces a migration's error with an error about the aborted transaction.
    if (error !== undefined) throw causes[0] ?? error;
  });
}

/** Fails a migration that would block the other instances, so that the next start repeats it. */
const carefully = (up: Migration['up'], onError: (cause: unknown) => void): Migration => ({
  async up(database) {
    try {
      await sql`SET LOCAL lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(database);
      await up(database);
    } catch (error) {
      onError(error);
      throw error;
    }
  },
});

async function executedMigrations<T>(transaction: Transaction<T>): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS "exists"`.execute(transaction);
  if (rows[0]?.exists !== true) return [];
  const executed = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(
    transaction,
  );
  return executed.rows.map(({ name }) => name);
}
