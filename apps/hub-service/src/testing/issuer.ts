import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

export const AUDIENCE = 'urn:applicant-hub:apis';

type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

interface TokenOptions {
  readonly claims?: JWTPayload;
  readonly header?: object;
  /** Signs with another key, whose id is unknown to the service. */
  readonly keys?: Keys;
}

/** An identity provider for tests: its metadata, its published keys, and tokens. */
export interface TestIssuer {
  readonly url: string;
  /** A valid token for the subject, with the changes. */
  readonly tokenFor: (subject: string, options?: TokenOptions) => Promise<string>;
  /** A token with exactly these claims. */
  readonly sign: (claims: JWTPayload) => Promise<string>;
  readonly publicKey: () => Promise<JWK>;
  /** Replaces the keys. Tokens with the old keys are no longer valid. */
  readonly rotate: () => Promise<void>;
  /** Number of times that the keys were requested. */
  readonly keyRequests: () => number;
  /** Whether the issuer responds with an error. */
  readonly fail: (isFailing: boolean) => void;
  readonly stop: () => Promise<void>;
}

export async function startIssuer(): Promise<TestIssuer> {
  let number = 1;
  let keys = await generateKeyPair('RS256');
  let keyRequests = 0;
  let isFailing = false;
  const kid = () => `key-${number}`;
  const publicKey = async () => ({
    ...(await exportJWK(keys.publicKey)),
    ...{ kid: kid(), use: 'sig', alg: 'RS256' },
  });
  const respond = async (path: string): Promise<object | null> => {
    if (isFailing) return null;
    if (path === '/.well-known/openid-configuration')
      return { issuer: url, jwks_uri: `${url}/jwks` };
    if (path !== '/jwks') return null;
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
    tokenFor: (subject, { claims = {}, header = {}, keys: signing = keys } = {}) =>
      new SignJWT({ client_id: 'applicant-hub', jti: crypto.randomUUID(), ...claims })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: kid(), ...header })
        .setIssuer(claims.iss ?? url)
        .setAudience(claims.aud ?? AUDIENCE)
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(claims.exp ?? '5 min')
        .sign(signing.privateKey),
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: kid() })
        .sign(keys.privateKey),
    publicKey,
    async rotate() {
      number += 1;
      keys = await generateKeyPair('RS256');
    },
    keyRequests: () => keyRequests,
    fail: (failing) => (isFailing = failing),
    async stop() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
