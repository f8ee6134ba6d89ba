import { exportSPKI, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  AUDIENCE,
  KEYS,
  makeKeys,
  METADATA,
  startIssuer,
  type TestIssuer,
} from '#src/testing/issuer.ts';
import { createTokenVerifier, type VerifyToken } from './verify-token.ts';

let issuer: TestIssuer;
let verify: VerifyToken;

beforeEach(async () => {
  issuer = await startIssuer();
  verify = createTokenVerifier({ issuer: issuer.url, audience: AUDIENCE });
});

afterEach(async () => {
  vi.useRealTimers();
  await issuer.stop();
});

const unavailable = { status: 503, code: 'keysUnavailable' };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The claims of a valid token. */
const claims = () => ({
  ...{ iss: issuer.url, aud: AUDIENCE, sub: 'someone', client_id: 'applicant-hub', jti: 'a' },
  ...{ iat: Date.now() / 1_000, exp: Date.now() / 1_000 + 60 },
});

it('the subject of a valid token is the caller', async () => {
  const token = await issuer.tokenFor('someone');
  expect(await verify(token)).toEqual({ subject: 'someone', onlyReads: false });
});

it('a token with the scope `read` is read-only', async () => {
  const read = await issuer.tokenFor('someone', { claims: { scope: 'read' } });
  expect(await verify(read)).toEqual({ subject: 'someone', onlyReads: true });
  const both = await issuer.tokenFor('someone', { claims: { scope: 'openid read' } });
  expect(await verify(both)).toEqual({ subject: 'someone', onlyReads: true });
  const signIn = await issuer.tokenFor('someone', { claims: { scope: 'openid profile' } });
  expect(await verify(signIn)).toEqual({ subject: 'someone', onlyReads: false });
});

const seconds = (fromNow: number) => Math.floor(Date.now() / 1_000) + fromNow;

it.each<
  [string, () => { claims?: JWTPayload; header?: { alg?: string; typ?: string; kid?: string } }]
>([
  ['of another issuer', () => ({ claims: { iss: 'https://id.other.example' } })],
  ['for another audience', () => ({ claims: { aud: 'urn:other:apis' } })],
  ['that has expired', () => ({ claims: { exp: seconds(-1) } })],
  ['that is not valid yet', () => ({ claims: { nbf: seconds(60) } })],
  ['without a client', () => ({ claims: { client_id: 1 } })],
  ['of another type, such as an ID token', () => ({ header: { typ: 'JWT' } })],
  ['with an algorithm that is not in the list', () => ({ header: { alg: 'RS512' } })],
  ['with a key that is not published', () => ({ header: { kid: 'unknown' } })],
])('a token %s is refused', async (_, change) => {
  expect(await verify(await issuer.tokenFor('someone', change()))).toBeNull();
});

it.each(['sub', 'exp', 'iat', 'jti'])('a token without the claim %s is refused', async (name) => {
  const given = Object.entries(claims()).filter(([claim]) => claim !== name);
  expect(await verify(await issuer.sign(Object.fromEntries(given)))).toBeNull();
  expect(await verify(await issuer.sign(claims()))).toMatchObject({ subject: 'someone' });
});

it('a token with an empty subject is refused', async () => {
  expect(await verify(await issuer.tokenFor(''))).toBeNull();
});

it('a token that another key has signed is refused', async () => {
  const keys = await makeKeys();
  expect(await verify(await issuer.tokenFor('someone', { keys }))).toBeNull();
});

it('a token with changed claims is refused', async () => {
  const [header, , signature] = (await issuer.tokenFor('someone')).split('.');
  const changed = [header, part({ ...claims(), sub: 'other' }), signature].join('.');
  expect(await verify(changed)).toBeNull();
});

it.each(['none', 'None', 'NONE', ''])('a token with the algorithm "%s" is refused', async (alg) => {
  const header = part({ alg, typ: 'at+jwt', kid: 'key-1' });
  expect(await verify(`${header}.${part(claims())}.`)).toBeNull();
});

it('a token that is signed with the public key as a shared secret is refused', async () => {
  const jwk = await issuer.publicKey();
  const imported = await importJWK(jwk, 'RS256', { extractable: true });
  if (imported instanceof Uint8Array) throw new TypeError('the key is a secret');
  const pem = await exportSPKI(imported);
  const secrets = [pem, pem.trim(), JSON.stringify(jwk)];
  for (const secret of secrets) {
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'key-1' })
      .sign(new TextEncoder().encode(secret));
    expect(await verify(token)).toBeNull();
  }
});

it.each(['', 'x', 'a.b.c', 'pact-token'])('the text "%s" is not a token', async (text) => {
  expect(await verify(text)).toBeNull();
});

it('the keys are requested once for many tokens', async () => {
  const token = await issuer.tokenFor('someone');
  for (let time = 0; time < 5; time += 1) expect(await verify(token)).not.toBeNull();
  expect(issuer.keyRequests()).toBe(1);
});

it('an unknown key refreshes the keys, at most twice a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const old = await issuer.tokenFor('someone');
  await verify(old);
  await issuer.rotate();
  const fresh = await issuer.tokenFor('someone');
  expect(await verify(fresh)).toBeNull();
  vi.setSystemTime(Date.now() + 31_000);
  expect(await verify(fresh)).toMatchObject({ subject: 'someone' });
  expect(await verify(old)).toBeNull();
  expect(issuer.keyRequests()).toBe(2);
});

it.each([METADATA, KEYS])(
  'while the issuer fails at %s, a token is neither accepted nor refused',
  async (path) => {
    issuer.failAt(path);
    const token = await issuer.tokenFor('someone');
    await expect(verify(token)).rejects.toMatchObject(unavailable);
    issuer.failAt();
    expect(await verify(token)).toMatchObject({ subject: 'someone' });
  },
);

it('keys are not accepted if their metadata belongs to another issuer', async () => {
  const other = await startIssuer('https://id.other.example');
  const verifyOther = createTokenVerifier({ issuer: other.url, audience: AUDIENCE });
  await expect(verifyOther(await other.tokenFor('someone'))).rejects.toMatchObject(unavailable);
  await other.stop();
});
