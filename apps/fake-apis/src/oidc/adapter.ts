import type { DatabaseSync } from 'node:sqlite';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { textIn } from '../store/database.ts';

/** Lifetime in seconds of records without an expiry: practically unlimited. */
const NO_END_S = 100 * 365 * 24 * 60 * 60;

export const epochSeconds = (): number => Math.floor(Date.now() / 1000);

/**
 * Stores the provider's sessions, grants, codes and tokens in the data file.
 *
 * @param readTokenId returns the id of a signed access token; null for other texts
 */
export function createAdapterFactory(
  database: DatabaseSync,
  readTokenId: (token: string) => string | null,
): AdapterFactory {
  const upsert = database.prepare(
    `INSERT OR REPLACE INTO oidc (model, id, payload, account, grant_id, uid, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const find = database.prepare(
    'SELECT payload FROM oidc WHERE model = ? AND id = ? AND expires_at > ?',
  );
  const findByUid = database.prepare(
    'SELECT payload FROM oidc WHERE model = ? AND uid = ? AND expires_at > ?',
  );
  const consume = database.prepare(
    "UPDATE oidc SET payload = json_set(payload, '$.consumed', ?) WHERE model = ? AND id = ?",
  );
  const destroy = database.prepare('DELETE FROM oidc WHERE model = ? AND id = ?');
  const revoke = database.prepare('DELETE FROM oidc WHERE model = ? AND grant_id = ?');

  return (model): Adapter => ({
    upsert: (id, payload, expiresIn = NO_END_S) =>
      promised(() => {
        const { accountId = null, grantId = null, uid = null } = payload;
        const expiresAt = epochSeconds() + expiresIn;
        upsert.run(model, id, JSON.stringify(payload), accountId, grantId, uid, expiresAt);
      }),
    find: (id) =>
      promised(() => {
        // The provider looks for an access token by the whole token.
        const key = model === 'AccessToken' ? (readTokenId(id) ?? id) : id;
        return parse(find.get(model, key, epochSeconds()));
      }),
    findByUid: (uid) => promised(() => parse(findByUid.get(model, uid, epochSeconds()))),
    findByUserCode: () => Promise.resolve(undefined), // Part of the device flow, which is disabled.
    consume: (id) => promised(() => void consume.run(epochSeconds(), model, id)),
    destroy: (id) => promised(() => void destroy.run(model, id)),
    revokeByGrantId: (grantId) => promised(() => void revoke.run(model, grantId)),
  });
}

export function removeExpired(database: DatabaseSync): void {
  database.prepare('DELETE FROM oidc WHERE expires_at <= ?').run(epochSeconds());
}

function parse(row: Record<string, unknown> | undefined): AdapterPayload | undefined {
  return row === undefined ? undefined : (JSON.parse(textIn(row, 'payload')) as AdapterPayload);
}

/** Runs synchronous work as a promise; an exception becomes a rejection. */
function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => resolve(work()));
}
