import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { textIn } from '../store/database.ts';
import { epochSeconds } from './adapter.ts';

/** How long a token from the control API is good (seconds): longer than any test or benchmark. */
const CONTROL_TOKEN_S = 24 * 60 * 60;

/** The access tokens, as the APIs see them. They are opaque; their life runs by the real clock. */
export interface AccessTokens {
  /** The account that a token belongs to, or null when it is not good or the account is gone. */
  find: (token: string) => string | null;
  /** Makes a token without a sign-in. */
  issue: (account: string) => string;
  /** Makes this very token good. */
  register: (token: string, account: string) => void;
  /** Ends all sessions, grants and tokens of an account. */
  revokeAll: (account: string) => void;
}

export function createAccessTokens(database: DatabaseSync): AccessTokens {
  const find = database.prepare(
    `SELECT accounts.id FROM oidc JOIN accounts ON accounts.id = oidc.account
     WHERE oidc.model = 'AccessToken' AND oidc.id = ? AND oidc.expires_at > ?`,
  );
  const insert = database.prepare(
    `INSERT OR REPLACE INTO oidc (model, id, payload, account, expires_at)
     VALUES ('AccessToken', ?, '{}', ?, ?)`,
  );
  const revoke = database.prepare('DELETE FROM oidc WHERE account = ?');

  const register = (token: string, account: string) =>
    void insert.run(token, account, epochSeconds() + CONTROL_TOKEN_S);

  return {
    find(token) {
      const row = token === '' ? undefined : find.get(token, epochSeconds());
      return row === undefined ? null : textIn(row, 'id');
    },
    issue(account) {
      const token = randomBytes(32).toString('base64url');
      register(token, account);
      return token;
    },
    register,
    revokeAll: (account) => void revoke.run(account),
  };
}
