import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
  SignJWT,
} from 'jose';

export const AUDIENCE = 'urn:applicant-hub:apis';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

interface TokenOptions {
  readonly claims?: JWTPayload;
  readonly header?: Partial<JWTHeaderParameters>;
  /** Signs with another key, whose id is unknown to the service. */
  readonly keys?: Keys;
}

export interface TestIssuer {
  readonly url: string;
  /** A valid token for the subject, with the changes. */
  readonly tokenFor: (subject: string, options?: TokenOptions) => Promise<string>;
  /** A token with exactly these claims. */
  readonly sign: (claims: JWTPayload) => Promise<string>;
  readonly publicKey: () => Promise<JWK>;
  /** Replaces the keys. Tokens with the old keys are no longer valid. */
  readonly rotate: () => Promise<void>;
  readonly keyRequests: () => number;
  /** The paths at which the issuer responds with an error. */
  readonly failAt: (...paths: string[]) => void;
  readonly stop: () => Promise<void>;
}

export const METADATA = '/.well-known/openid-configuration';
export const KEYS = '/keys';

/** Keys whose private key can be used with another algorithm too. */
export const makeKeys = () => generateKeyPair('RS256', { extractable: true });

/** @param name issuer in the metadata; the default is its URL */
export async function startIssuer(name?: string): Promise<TestIssuer> {
  let number = 1;
  let keys = await makeKeys();
  let keyRequests = 0;
  let failing: readonly string[] = [];
  const kid = () => `key-${number}`;
  // The algorithm of a published key is optional, so a service must not rely on it.
  const publicKey = async () => ({ ...(await exportJWK(keys.publicKey)), kid: kid(), use: 'sig' });
  const respond = async (path: string): Promise<object | null> => {
    if (failing.includes(path)) return null;
    if (path === METADATA) return { issuer: name ?? url, jwks_uri: url + KEYS };
    if (path !== KEYS) return null;
    keyRequests += 1;
    return { keys: [await publicKey()] };
  };
  const server = createServer((request, response) => {
    void respond(request.url ?? '').then((body) => {
      response.writeHead(body === null ? 500 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async tokenFor(subject, { claims = {}, header = {}, keys: signing = keys } = {}) {
      const { alg = 'RS256' } = header;
      const key = await importJWK(await exportJWK(signing.privateKey), alg);
      return new SignJWT({ client_id: 'applicant-hub', jti: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ typ: 'at+jwt', kid: kid(), ...header, alg })
        .setIssuer(claims.iss ?? url)
        .setAudience(claims.aud ?? AUDIENCE)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(claims.exp ?? '5 min')
        .sign(key);
    },
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: kid() })
        .sign(keys.privateKey),
    publicKey,
    async rotate() {
      number += 1;
      keys = await makeKeys();
    },
    keyRequests: () => keyRequests,
    failAt: (...paths) => (failing = paths),
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
