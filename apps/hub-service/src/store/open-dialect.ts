import { type Dialect, PGliteDialect, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { claimFolder } from './claim-folder.ts';

/** The location of the data: a PostgreSQL server, or PostgreSQL inside this process. */
export type Place =
  | { readonly kind: 'server'; readonly url: string }
  /** @param folder a path, or `memory://` for data that is lost when the process exits */
  | { readonly kind: 'embedded'; readonly folder: string };

/** Maximum for each instance. */
const MAX_CONNECTIONS = 10;

const CONNECTION_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 5_000;

/** @param onIdleError is called when an idle connection breaks */
export function openDialect(place: Place, onIdleError: (error: Error) => void): Dialect {
  if (place.kind === 'server') {
    const pool = new Pool({
      connectionString: place.url,
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      application_name: 'hub-service',
    });
    pool.on('error', onIdleError);
    return new PostgresDialect({ pool });
  }
  return new PGliteDialect({
    // The package is loaded only here, because it takes half a second and a lot of memory.
    pglite: async () => {
      const { PGlite } = await import('@electric-sql/pglite');
      if (place.folder !== 'memory://') claimFolder(place.folder);
      return PGlite.create(place.folder);
    },
  });
}
