import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { textIn } from '../store/database.ts';
import { epochSeconds } from './adapter.ts';

/** How long a token from the control API is good (seconds): longer than any test or benchmark. */
const CONTROL_TOKEN_S = 24 * 60 * 60;

/** How long a token that only reads is good (seconds): as long as a page takes that is shared. */
const READ_TOKEN_S = 2 * 60;

/** What is kept of a token that only reads. */
const READS = JSON.stringify({ scope: 'read' });

/** Whose a token is, and what it is good for. */
export interface TokenOwner {
  readonly account: string;
  /** Whether nothing can be changed with it. */
  readonly onlyReads: boolean;
}

/** The access tokens, as the APIs see them. They are opaque; their life runs by the real clock. */
export interface AccessTokens {
  /** Null when a token is not good, or its account is gone. */
  find: (token: string) => TokenOwner | null;
  /** Makes a token without a sign-in. */
  issue: (account: string) => string;
  /** Makes a token that reads for a short time. */
  issueToRead: (account: string) => string;
  /** Makes this very token good. */
  register: (token: string, account: string) => void;
  /** Ends all sessions, grants and tokens of an account. */
  revokeAll: (account: string) => void;
}

const createToken = (): string => randomBytes(32).toString('base64url');

export function createAccessTokens(database: DatabaseSync): AccessTokens {
  const find = database.prepare(
    `SELECT accounts.id, oidc.payload FROM oidc JOIN accounts ON accounts.id = oidc.account
     WHERE oidc.model = 'AccessToken' AND oidc.id = ? AND oidc.expires_at > ?`,
  );
  const insert = database.prepare(
    `INSERT OR REPLACE INTO oidc (model, id, payload, account, expires_at)
     VALUES ('AccessToken', ?, ?, ?, ?)`,
  );
  const revoke = database.prepare('DELETE FROM oidc WHERE account = ?');

  const register = (token: string, account: string) =>
    void insert.run(token, '{}', account, epochSeconds() + CONTROL_TOKEN_S);

  return {
    find(token) {
      const row = token === '' ? undefined : find.get(token, epochSeconds());
      return row === undefined
        ? null
        : { account: textIn(row, 'id'), onlyReads: textIn(row, 'payload') === READS };
    },
    issue(account) {
      const token = createToken();
      register(token, account);
      return token;
    },
    issueToRead(account) {
      const token = createToken();
      insert.run(token, READS, account, epochSeconds() + READ_TOKEN_S);
      return token;
    },
    register,
    revokeAll: (account) => void revoke.run(account),
  };
}
