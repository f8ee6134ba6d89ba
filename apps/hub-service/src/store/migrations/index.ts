import type { Migration } from 'kysely/migration';
import { up as statusHistory } from './0001-status-history.ts';
import { up as ownItems } from './0002-own-items.ts';

/** Migrations by name, in the order in which they run. They only run forward. */
export type Migrations = Readonly<Record<string, Pick<Migration, 'up'>>>;

/** All migrations of this release. A new migration is added at the end; none is ever changed. */
export const migrations: Migrations = {
  '0001-status-history': { up: statusHistory },
  '0002-own-items': { up: ownItems },
};
