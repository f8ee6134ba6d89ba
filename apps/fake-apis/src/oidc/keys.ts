import { generateKeyPair, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { JWKS } from 'oidc-provider';
import { storedSecret } from '../store/secrets.ts';

export interface ProviderKeys {
  /** Keys that sign ID tokens. */
  readonly jwks: JWKS;
  /** Keys that sign cookies. */
  readonly cookieKeys: readonly string[];
}

export async function loadKeys(database: DatabaseSync): Promise<ProviderKeys> {
  const jwks = await storedSecret(database, 'jwks', makeJwks);
  const cookieKey = await storedSecret(database, 'cookie-key', () =>
    Promise.resolve(randomBytes(32).toString('base64url')),
  );
  return { jwks: JSON.parse(jwks) as JWKS, cookieKeys: [cookieKey] };
}

async function makeJwks(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  const jwks: JWKS = {
    keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }],
  };
  return JSON.stringify(jwks);
}
