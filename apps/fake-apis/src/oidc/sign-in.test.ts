import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createServices } from '../services.ts';
import { Browser } from '../testing/browser.ts';
import { hubAt, random, type Tokens } from '../testing/hub-calls.ts';
import { client, HUB, outcome, runServices, testOptions } from '../testing/running-services.ts';

const services = runServices();
const { issuer, authorisation, redeem, signIn, track } = hubAt(services.url);

const claimsIn = (jwt: string): unknown =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

describe('signing in', () => {
  it('a sign-in returns tokens that the APIs accept', async () => {
    const tokens = await signIn('placed');
    expect(tokens.expires_in).toBe(900);
    expect(await (await track(tokens.access_token)).json()).toMatchObject({
      applicationStatus: 'Placed',
    });
    for (const path of [
      '/apply/ug/application',
      '/identity/api/v1/hub/user',
      '/content/api/v1/dashboard-update',
    ]) {
      const response = await fetch(services.url() + path, {
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
      expect(response.status, path).toBeLessThan(300);
    }
  });

  it("the user's details are in the ID token and in the userinfo response", async () => {
    const tokens = await signIn('placed');
    const claims = {
      sub: 'placed',
      name: 'Grace',
      family_name: 'Thornbeck',
      email: 'grace.thornbeck@example.com',
    };
    expect(claimsIn(tokens.id_token)).toMatchObject({
      ...claims,
      iss: issuer(),
      aud: client.id,
      nonce: 'a-nonce',
    });
    const userinfo = await fetch(`${issuer()}/me`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await outcome(userinfo)).toEqual({ status: 200, body: claims });
  });

  it('the ID token is signed with a published key', async () => {
    const { id_token: jwt } = await signIn('placed');
    const [header = '', payload = '', signature = ''] = jwt.split('.');
    const { keys } = (await (await fetch(`${issuer()}/jwks`)).json()) as { keys: JsonWebKey[] };
    const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
    const signed = Buffer.from(`${header}.${payload}`);
    expect(verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('a sign-in returns the `state` parameter of the request', async () => {
    const browser = new Browser(services.url());
    const page = await browser.open(authorisation(random()));
    const callback = await browser.submit(page, { username: 'start', password: 'password' });
    expect(callback.url.searchParams.get('state')).toBe('a-state');
    expect(callback.url.searchParams.get('iss')).toBe(issuer());
  });

  it('a signed-in user has to sign in again only if the hub requires it', async () => {
    const browser = new Browser(services.url());
    await signIn('start', browser);
    const again = await browser.open(authorisation(random()));
    expect(again.url.href).toContain(`${HUB}/account/callback?code=`);
    const forced = await browser.open(authorisation(random(), { prompt: 'login' }));
    expect(forced.html).toContain('name="password"');
    const callback = await browser.submit(forced, { username: 'start', password: 'password' });
    expect(callback.url.href).toContain(`${HUB}/account/callback?code=`);
  });

  it('a sign-in never asks for consent, even when the hub allows it', async () => {
    const browser = new Browser(services.url());
    const page = await browser.open(authorisation(random(), { prompt: 'login consent' }));
    const callback = await browser.submit(page, { username: 'start', password: 'password' });
    expect(callback.url.href).toContain(`${HUB}/account/callback?code=`);
  });

  it('a sign-in with another account ends the earlier session', async () => {
    const browser = new Browser(services.url());
    const first = await signIn('start', browser);
    const verifier = random();
    const page = await browser.open(authorisation(verifier, { prompt: 'login' }));
    const callback = await browser.submit(page, { username: 'waiting', password: 'password' });
    const second = (await (await redeem(callback, verifier)).json()) as Tokens;
    expect(claimsIn(second.id_token)).toMatchObject({ sub: 'waiting' });
    expect((await track(first.access_token)).status).toBe(401);
    expect((await track(second.access_token)).status).toBe(200);
  });

  it.each([
    ['without a challenge', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for another flow', { response_type: 'id_token' }, 'invalid_request'],
  ])('a sign-in is refused %s', async (_what, parameters, error) => {
    const end = await new Browser(services.url()).open(authorisation(random(), parameters));
    expect(end.url.href).toContain(`${HUB}/account/callback`);
    expect(end.url.href).toContain(`error=${error}`);
  });

  it('a sign-in for an unknown hub shows an error page and does not redirect', async () => {
    const url = authorisation(random(), { redirect_uri: 'http://127.0.0.1:1/account/callback' });
    const page = await new Browser(services.url()).open(url);
    expect(page.status).toBe(400);
    expect(page.html).toContain('<h1>That did not work</h1>');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('a code cannot be exchanged without its verifier', async () => {
    const browser = new Browser(services.url());
    const page = await browser.open(authorisation(random()));
    const callback = await browser.submit(page, { username: 'start', password: 'password' });
    const response = await redeem(callback, random());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' });
  });

  it("the provider's cookies are not sent to the hub on the same host", async () => {
    const browser = new Browser(services.url());
    await signIn('start', browser);
    expect(browser.cookiesFor('/oidc/auth')).toContain('_session');
    expect(browser.cookiesFor('/dashboard')).toEqual([]);
  });
});

describe('the sign-in page', () => {
  it('the page has one form and lists all personas', async () => {
    const page = await new Browser(services.url()).open(authorisation(random()));
    expect(page.status).toBe(200);
    expect(page.html.match(/<form /g)).toHaveLength(1);
    expect(page.html.match(/name="(username|password)"/g)).toHaveLength(2);
    expect(page.html.match(/\?username=/g)).toHaveLength(29);
  });

  it('the page allows its form to redirect to the hub and allows no scripts', async () => {
    const page = await new Browser(services.url()).open(authorisation(random()));
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${HUB}`);
    expect(policy).toContain("default-src 'none'");
    const style = /<style>([\s\S]*)<\/style>/.exec(page.html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
  });

  it('a link in the list fills in the form', async () => {
    const browser = new Browser(services.url());
    const page = await browser.open(authorisation(random()));
    const link = /href="([^"]*\?username=offers)"/.exec(page.html)?.[1] ?? '';
    const filled = await browser.open(new URL(link, page.url));
    expect(filled.html).toMatch(/value="offers"[\s\S]*value="password"/);
    const callback = await browser.submit(filled, { username: 'offers', password: 'password' });
    expect(callback.url.pathname).toBe('/account/callback');
  });

  it('the page fills in the user name from a hint', async () => {
    const url = authorisation(random(), { login_hint: 'ready' });
    const page = await new Browser(services.url()).open(url);
    expect(page.html).toContain('value="ready"');
  });

  it('the page fills in the user name when the user must sign in again', async () => {
    const browser = new Browser(services.url());
    await signIn('approval', browser);
    const page = await browser.open(authorisation(random(), { prompt: 'login' }));
    expect(page.html).toContain('value="approval"');
  });

  it.each([
    ['the password', 'waiting', 'wrong'],
    ['the user name', 'nobody', 'password'],
    ['everything', '<script>', ''],
  ])(
    'the page shows an error and the entered user name when %s is wrong',
    async (_what, username, password) => {
      const browser = new Browser(services.url());
      const page = await browser.open(authorisation(random()));
      const again = await browser.submit(page, { username, password });
      expect(again.status).toBe(400);
      expect(again.html).toContain('The username or the password is not right.');
      expect(again.html).toContain('aria-invalid="true"');
      expect(again.html).toContain(
        `value="${username.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`,
      );
      const callback = await browser.submit(again, { username: 'waiting', password: 'password' });
      expect(callback.url.pathname).toBe('/account/callback');
    },
  );

  it('the page shows an error when the sign-in has expired', async () => {
    const page = await new Browser(services.url()).open('/oidc/interaction/long-ago');
    expect(page.status).toBe(400);
    expect(page.html).toContain('expired, or was finished already');
    expect(page.html).toContain(`href="${HUB}/"`);
  });
});

describe('the provider', () => {
  it('the provider starts without a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const info = vi.spyOn(console, 'info').mockReturnValue();
    const other = await createServices(testOptions);
    await fetch(`${other.url}/oidc/.well-known/openid-configuration`);
    await other.close();
    expect(warn).not.toHaveBeenCalled();
    expect(info).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('the provider publishes its endpoints with its actual port', async () => {
    const response = await fetch(`${issuer()}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/auth`,
      token_endpoint: `${issuer()}/token`,
      end_session_endpoint: `${issuer()}/session/end`,
      code_challenge_methods_supported: ['S256'],
    });
  });
});
