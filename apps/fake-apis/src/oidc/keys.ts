import { generateKeyPair, type JsonWebKey, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import { storedSecret } from '../store/secrets.ts';

export interface ProviderKeys {
  /** The private key that signs ID tokens and access tokens. */
  readonly signingKey: SigningKey;
  /** Keys that sign cookies. */
  readonly cookieKeys: readonly string[];
}

export type SigningKey = JWK & JsonWebKey;

/** The form in which the key is stored. */
interface SigningKeys {
  readonly keys: readonly [SigningKey];
}

export async function loadKeys(database: DatabaseSync): Promise<ProviderKeys> {
  const jwks = await storedSecret(database, 'jwks', makeJwks);
  const cookieKey = await storedSecret(database, 'cookie-key', () =>
    Promise.resolve(randomBytes(32).toString('base64url')),
  );
  const { keys } = JSON.parse(jwks) as SigningKeys;
  return { signingKey: keys[0], cookieKeys: [cookieKey] };
}

async function makeJwks(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  const jwks: SigningKeys = {
    keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }],
  };
  return JSON.stringify(jwks);
}
