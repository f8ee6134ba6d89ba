import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Increased with every change to a table; a file with a different version is emptied and seeded
 * again.
 */
const SCHEMA_VERSION = 1;

const schema = `
  CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    persona TEXT
  ) STRICT;

  CREATE TABLE records (
    owner TEXT NOT NULL,
    api TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (owner, api, kind, id)
  ) STRICT;

  CREATE TABLE seedings (
    owner TEXT NOT NULL,
    api TEXT NOT NULL,
    PRIMARY KEY (owner, api)
  ) STRICT;

  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;

  CREATE TABLE oidc (
    model TEXT NOT NULL,
    id TEXT NOT NULL,
    payload TEXT NOT NULL,
    account TEXT,
    grant_id TEXT,
    uid TEXT,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (model, id)
  ) STRICT;
  CREATE INDEX oidc_by_account ON oidc (account) WHERE account IS NOT NULL;
  CREATE INDEX oidc_by_grant ON oidc (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX oidc_by_uid ON oidc (model, uid) WHERE uid IS NOT NULL;
  CREATE INDEX oidc_by_expiry ON oidc (expires_at);
`;

/**
 * Opens the data file, and creates it and its folder when missing.
 *
 * A write is on disk before the statement returns (WAL with full synchronisation), so acknowledged
 * writes survive a `kill -9` and a power cut.
 *
 * @param file a path, or `:memory:`
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  if (readVersion(database) !== SCHEMA_VERSION) {
    transaction(database, () => {
      for (const table of listTables(database)) database.exec(`DROP TABLE "${table}"`);
      database.exec(schema);
      database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
    });
  }
  return database;
}

/**
 * Runs the work in the open transaction, or in a new transaction if none is open. An error rolls
 * the transaction back.
 */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

/** The text in a column of a row; all columns that this app reads have type text. */
export function textIn(row: Record<string, unknown>, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

function readVersion(database: DatabaseSync): unknown {
  return database.prepare('PRAGMA user_version').get()?.['user_version'];
}

function listTables(database: DatabaseSync): string[] {
  return database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map((row) => textIn(row, 'name'));
}
