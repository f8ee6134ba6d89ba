import { randomBytes } from 'node:crypto';
import type { Records } from '#src/store/records.ts';

export interface IdToken {
  readonly uid: string;
  readonly idToken: string;
}

/** The id tokens: at most one for each account. */
export interface IdTokens {
  /** Returns the existing token, or creates a token. */
  give: (account: string) => IdToken;
  put: (account: string, token: IdToken) => void;
  /** Whether the token is the account's stored token. */
  accepts: (account: string, token: IdToken) => boolean;
}

const TOKEN_BYTES = 32;
const RECORD_ID = 'token';

export function idTokensOf(records: Records): IdTokens {
  const tokens = records.collection<IdToken>('identity', 'id token');
  const all: IdTokens = {
    give(account) {
      const known = tokens.find(account, RECORD_ID);
      if (known !== null) return known;
      const token = { uid: account, idToken: randomBytes(TOKEN_BYTES).toString('base64url') };
      all.put(account, token);
      return token;
    },
    put: (account, token) => tokens.put(account, RECORD_ID, token),
    accepts(account, { uid, idToken }) {
      const known = tokens.find(account, RECORD_ID);
      return known?.uid === uid && known.idToken === idToken;
    },
  };
  return all;
}
