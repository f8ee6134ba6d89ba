import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { textIn } from '../store/database.ts';
import { epochSeconds } from './adapter.ts';
import type { TokenSigner } from './token-signer.ts';

/** Lifetime in seconds of a token from the control API: longer than any test or benchmark. */
const CONTROL_TOKEN_S = 24 * 60 * 60;

/** Lifetime in seconds of a read-only token: long enough to load a shared page. */
const READ_TOKEN_S = 2 * 60;

/** The stored payload of a read-only token. */
const READS = JSON.stringify({ scope: 'read' });

export interface TokenOwner {
  readonly account: string;
  readonly onlyReads: boolean;
}

/**
 * The access tokens of the APIs: signed tokens, whose ids are stored, so that they can be revoked.
 * They expire by the real clock, not by the clock of the fake APIs.
 */
export interface AccessTokens {
  /** Null when the token is invalid or its account was removed. */
  find: (token: string) => TokenOwner | null;
  /** Creates a token without a sign-in. */
  issue: (account: string) => string;
  /** Creates a short-lived read-only token. */
  issueToRead: (account: string) => string;
  /** Makes the given text valid as a token. */
  register: (token: string, account: string) => void;
  /** Revokes all sessions, grants and tokens of an account. */
  revokeAll: (account: string) => void;
}

export function createAccessTokens(database: DatabaseSync, signer: TokenSigner): AccessTokens {
  const find = database.prepare(
    `SELECT accounts.id, oidc.payload FROM oidc JOIN accounts ON accounts.id = oidc.account
     WHERE oidc.model = 'AccessToken' AND oidc.id = ? AND oidc.expires_at > ?`,
  );
  const insert = database.prepare(
    `INSERT OR REPLACE INTO oidc (model, id, payload, account, expires_at)
     VALUES ('AccessToken', ?, ?, ?, ?)`,
  );
  const revoke = database.prepare('DELETE FROM oidc WHERE account = ?');

  const register = (id: string, account: string) =>
    void insert.run(id, '{}', account, epochSeconds() + CONTROL_TOKEN_S);

  return {
    find(token) {
      const row =
        token === '' ? undefined : find.get(signer.readId(token) ?? token, epochSeconds());
      return row === undefined
        ? null
        : { account: textIn(row, 'id'), onlyReads: textIn(row, 'payload') === READS };
    },
    issue(account) {
      const jti = randomUUID();
      register(jti, account);
      return signer.sign({ jti, sub: account, lifetime: CONTROL_TOKEN_S });
    },
    issueToRead(account) {
      const jti = randomUUID();
      insert.run(jti, READS, account, epochSeconds() + READ_TOKEN_S);
      return signer.sign({ jti, sub: account, lifetime: READ_TOKEN_S, scope: 'read' });
    },
    register,
    revokeAll: (account) => void revoke.run(account),
  };
}
