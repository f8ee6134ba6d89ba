import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { Browser } from '../testing/browser.ts';
import { hubAt, random, type Tokens } from '../testing/hub-calls.ts';
import { client, HUB, runServices } from '../testing/running-services.ts';

const services = runServices();
const { issuer, authorisation, post, redeem, refresh, signIn, track, logoutUrl } = hubAt(
  services.url,
);

describe('refreshing', () => {
  it('a refresh returns a new access token, even when several tabs refresh at the same time', async () => {
    const tokens = await signIn('waiting');
    const answers = await Promise.all([refresh(tokens), refresh(tokens), refresh(tokens)]);
    const fresh = await Promise.all(
      answers.map(async (response) => (await response.json()) as Tokens),
    );
    expect(new Set(fresh.map((token) => token.access_token)).size).toBe(3);
    for (const { access_token } of fresh) expect((await track(access_token)).status).toBe(200);
    expect((await refresh(tokens)).status).toBe(200);
  });

  it("a token response has the refresh token's lifetime, and a refresh replaces an old refresh token", async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
      const tokens = await signIn('waiting');
      expect(tokens.refresh_expires_in).toBe(3600);
      pass(30);
      const second = (await (await refresh(tokens)).json()) as Tokens;
      expect(second).toMatchObject({
        refresh_token: tokens.refresh_token,
        refresh_expires_in: 1800,
      });
      pass(25);
      const third = (await (await refresh(second)).json()) as Tokens;
      expect(third.refresh_expires_in).toBe(3600);
      expect(third.refresh_token).not.toBe(tokens.refresh_token);
      pass(61);
      expect((await refresh(third)).status).toBe(400);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a refresh works without the `offline_access` scope', async () => {
    const browser = new Browser(services.url());
    const verifier = random();
    const page = await browser.open(authorisation(verifier, { scope: 'openid' }));
    const callback = await browser.submit(page, { username: 'start', password: 'password' });
    const tokens = (await (await redeem(callback, verifier)).json()) as Tokens;
    expect((await refresh(tokens)).status).toBe(200);
  });

  it('a refresh fails after the persona was signed out everywhere', async () => {
    const applicant = await services.applicant('waiting');
    const tokens = await signIn(applicant.id);
    await services.control('DELETE', `/tokens?persona=${applicant.id}`);
    expect((await track(tokens.access_token)).status).toBe(401);
    const response = await refresh(tokens);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it('a refresh with a wrong client secret is refused', async () => {
    const tokens = await signIn('waiting');
    const response = await fetch(`${issuer()}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${client.id}:wrong`).toString('base64')}` },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      }),
    });
    expect(response.status).toBe(401);
  });
});

describe('an access token', () => {
  const parts = (token: string) =>
    token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as unknown);

  it("an access token is signed with a published key, and its audience is the hub's APIs", async () => {
    const { access_token: signedIn } = await signIn('waiting');
    const { token: created } = await services.applicant('waiting');
    const { keys } = (await (await fetch(`${issuer()}/jwks`)).json()) as { keys: JsonWebKey[] };
    const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
    for (const token of [signedIn, created]) {
      const [header, claims] = parts(token);
      expect(header).toEqual({ alg: 'RS256', typ: 'at+jwt', kid: keys[0]?.['kid'] });
      expect(claims).toMatchObject({
        iss: issuer(),
        aud: 'urn:applicant-hub:apis',
        client_id: client.id,
      });
      const [signed, signature = ''] = [
        token.slice(0, token.lastIndexOf('.')),
        token.split('.')[2],
      ];
      const bytes = Buffer.from(signature, 'base64url');
      expect(verify('RSA-SHA256', Buffer.from(signed), key, bytes)).toBe(true);
    }
    expect(parts(signedIn)[1]).toMatchObject({ sub: 'waiting' });
  });

  it('an access token with changed claims or another signature is not accepted', async () => {
    const { access_token: token } = await signIn('waiting');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const [, claims] = parts(token);
    const other = Buffer.from(JSON.stringify({ ...(claims as object), exp: 1 })).toString(
      'base64url',
    );
    const wrong = [
      ...[`${header}.${other}.${signature}`, `${header}.${payload}.`, `${header}.${payload}.AAAA`],
      ...['a.b.c', (claims as { jti: string }).jti.slice(1)],
    ];
    for (const changed of wrong) expect((await track(changed)).status).toBe(401);
    expect((await track(token)).status).toBe(200);
  });

  it('an access token is valid for the configured time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const tokens = await signIn('waiting');
      vi.setSystemTime(Date.now() + 899_000);
      expect((await track(tokens.access_token)).status).toBe(200);
      vi.setSystemTime(Date.now() + 2_000);
      expect((await track(tokens.access_token)).status).toBe(401);
      expect((await refresh(tokens)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('signing out', () => {
  it('a sign-out ends the session, revokes the tokens and returns to the hub without a confirmation', async () => {
    const browser = new Browser(services.url());
    const tokens = await signIn('waiting', browser);
    const end = await browser.open(logoutUrl(tokens));
    expect(end.url.href).toBe(`${HUB}/account/logout?state=bye`);
    expect((await track(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens)).status).toBe(400);
    const page = await browser.open(authorisation(random()));
    expect(page.html).toContain('name="password"');
  });

  it('a sign-out works for a browser without a session', async () => {
    const tokens = await signIn('waiting');
    const end = await new Browser(services.url()).open(logoutUrl(tokens));
    expect(end.url.href).toBe(`${HUB}/account/logout?state=bye`);
  });

  it('a sign-out does not affect the sessions of other browsers', async () => {
    const [here, there] = [new Browser(services.url()), new Browser(services.url())];
    const tokens = await signIn('waiting', here);
    const others = await signIn('waiting', there);
    await here.open(logoutUrl(tokens));
    expect((await track(others.access_token)).status).toBe(200);
    expect((await refresh(others)).status).toBe(200);
  });

  it('after a sign-out without a return address, the provider shows its own page', async () => {
    const browser = new Browser(services.url());
    await signIn('waiting', browser);
    const end = await browser.open(`${issuer()}/session/end`);
    expect(end.html).toContain('You are signed out');
  });

  it('a sign-out does not redirect to other sites', async () => {
    const tokens = await signIn('waiting');
    const query = new URLSearchParams({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://elsewhere.example/',
    });
    const end = await new Browser(services.url()).open(
      `${issuer()}/session/end?${query.toString()}`,
    );
    expect(end.status).toBe(400);
  });

  it('a revoked refresh token cannot be used', async () => {
    const tokens = await signIn('waiting');
    const response = await post('/token/revocation', { token: tokens.refresh_token });
    expect(response.status).toBe(200);
    expect((await refresh(tokens)).status).toBe(400);
  });
});
