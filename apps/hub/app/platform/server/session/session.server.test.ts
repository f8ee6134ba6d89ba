import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCsrf, csrfToken } from './csrf.server.ts';
import type { Oidc } from '#app/platform/server/identity/oidc.server.ts';
import { readSession, startSession, writeSession } from './session-cookie.server.ts';
import { redirectToSignIn, requireSession } from './session.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { get, HOUR, now, signIn, type Site, thrownBy, tokens } from './testing/signed-in.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the session cookie', () => {
  it('a session cookie restores the session, and nothing in it is readable', async () => {
    const site = createTestSite();
    const cookies = await signIn(site);
    expect(cookies).toMatch(/^hub=/);
    expect(cookies).not.toMatch(/waiting|access-0|refresh-0/);
    const session = await readSession(get('/', cookies), site.request().context);
    expect(session).toMatchObject({ ...tokens(), signedInAt: now.getTime() });
  });

  it('a session cookie that is missing, damaged or sealed with another secret is not accepted', async () => {
    const site = createTestSite();
    const cookies = await signIn(site);
    const other = createTestSite({ config: { sessionSecrets: ['b'.repeat(32)] } });
    const read = (header: string, where = site) =>
      readSession(get('/', header), where.request().context);
    expect(await read('')).toBeNull();
    expect(await read('hub=')).toBeNull();
    expect(await read(cookies.slice(0, -8))).toBeNull();
    expect(await read(cookies, other)).toBeNull();
  });

  it('a session cookie survives a rotation of secrets', async () => {
    const old = createTestSite({ config: { sessionSecrets: ['a'.repeat(32)] } });
    const rotated = createTestSite({
      config: { sessionSecrets: ['b'.repeat(32), 'a'.repeat(32)] },
    });
    const cookies = await signIn(old);
    const before = await readSession(get('/', cookies), old.request().context);
    const after = await readSession(get('/', cookies), rotated.request().context);
    expect(after?.uid).toBe('waiting');
    // A form from before the rotation is still valid.
    const form = new FormData();
    form.set('csrf', csrfToken(before!));
    expect(() => checkCsrf(after!, form)).not.toThrow();
    expect(csrfToken(after!)).not.toBe(csrfToken(before!));
  });

  it('the cookie omits the ID token if the tokens are large, and no session starts if that is not enough', async () => {
    const site = createTestSite();
    const large = await signIn(site, { accessToken: 'x'.repeat(1800), idToken: 'y'.repeat(1500) });
    expect(large.length).toBeLessThan(4096);
    const session = await readSession(get('/', large), site.request().context);
    expect(session).toMatchObject({ accessToken: 'x'.repeat(1800), idToken: null });
    expect(await signIn(site, { accessToken: 'x'.repeat(4000) })).toBe('');
  });

  it('the session id is only preserved if the same user signs in again', async () => {
    const site = createTestSite();
    const first = await readSession(get('/', await signIn(site)), site.request().context);
    const again = async (uid: string) => {
      const { context, setCookies } = site.request();
      await startSession(tokens({ uid }), first, context);
      return readSession(get('/', cookieHeader(setCookies)), site.request().context);
    };
    expect((await again('waiting'))?.sid).toBe(first?.sid);
    expect((await again('offers'))?.sid).not.toBe(first?.sid);
  });
});

describe('requireSession', () => {
  it.each([
    ['/dashboard', '%2Fdashboard'],
    ['/dashboard/todo', '%2Fdashboard%2Ftodo'],
    ['/dashboard?widget=Apply&a=b c', '%2Fdashboard%3Fwidget%3DApply%26a%3Db%2520c'],
  ])(
    '[SH-30] requireSession redirects %s to a sign-in that returns to the page',
    async (path, returnUrl) => {
      const { context } = createTestSite().request();
      const response = await thrownBy(requireSession(get(path), context));
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(`/account/login?returnUrl=${returnUrl}`);
    },
  );

  it.each([
    ['http://127.0.0.1:3000/dashboard?widget=Apply', '/dashboard?widget=Apply'],
    ['http://evil.example/x', '/dashboard'],
    ['nonsense', '/dashboard'],
  ])(
    '[SH-30] a sign-in for a resource route with the referrer %s returns to %s',
    async (referer, returnUrl) => {
      const { context } = createTestSite().request();
      const request = new Request('http://127.0.0.1:3000/resources/application-status', {
        headers: { Referer: referer },
      });
      const response = await redirectToSignIn(request, null, context);
      expect(response.headers.get('Location')).toBe(
        `/account/login?returnUrl=${encodeURIComponent(returnUrl)}`,
      );
    },
  );

  it('requireSession does not change a session whose tokens are still valid for a while', async () => {
    const refresh = vi.fn<Oidc['refresh']>();
    const site = createTestSite({ oidc: { refresh } });
    const cookies = await signIn(site, { accessExpiresAt: now.getTime() + 60_001 });
    const { context, setCookies } = site.request();
    const session = await requireSession(get('/dashboard', cookies), context);
    expect(session.accessToken).toBe('access-0');
    expect(refresh).not.toHaveBeenCalled();
    expect(setCookies).toEqual([]);
  });

  it.each([60_000, 1, -1, -HOUR])(
    'requireSession renews tokens that expire in %i ms',
    async (remaining) => {
      const next = tokens({ accessToken: 'access-1', refreshToken: 'refresh-1', idToken: null });
      const refresh = vi.fn<Oidc['refresh']>(() => Promise.resolve({ ok: true, value: next }));
      const site = createTestSite({ oidc: { refresh } });
      const cookies = await signIn(site, { accessExpiresAt: now.getTime() + remaining });

      const { context, setCookies } = site.request();
      const request = get('/dashboard', cookies);
      const [session] = await Promise.all([
        requireSession(request, context),
        requireSession(request, context),
      ]);
      expect(session).toMatchObject({ accessToken: 'access-1', idToken: 'id-0', uid: 'waiting' });
      expect(refresh.mock.calls).toEqual([['refresh-0']]);
      expect(setCookies).toHaveLength(1);

      const later = await readSession(get('/', cookieHeader(setCookies)), site.request().context);
      expect(later).toMatchObject({ accessToken: 'access-1', refreshToken: 'refresh-1' });
      expect(later?.sid).toBe(session.sid);
    },
  );

  it('concurrent requests from several tabs share one renewal', async () => {
    let n = 0;
    const refresh = vi.fn<Oidc['refresh']>(() => {
      n += 1;
      return Promise.resolve({ ok: true, value: tokens({ accessToken: `access-${n}` }) });
    });
    const site = createTestSite({ oidc: { refresh } });
    const cookies = await signIn(site, { accessExpiresAt: now.getTime() });
    const sessions = await Promise.all(
      ['/dashboard', '/dashboard/todo', '/resources/application-status'].map((path) =>
        requireSession(get(path, cookies), site.request().context),
      ),
    );
    expect(sessions.map(({ accessToken }) => accessToken)).toEqual(Array(3).fill('access-1'));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('tokens that are still valid are used while the provider is down', async () => {
    const site = createTestSite();
    const cookies = await signIn(site, { accessExpiresAt: now.getTime() + 30_000 });
    const session = await requireSession(get('/dashboard', cookies), site.request().context);
    expect(session.accessToken).toBe('access-0');
  });

  it.each(['refused', 'unavailable'] as const)(
    '[SH-30] a sign-in is required when the tokens have expired and the refresh is %s',
    async (kind) => {
      const refresh = () => Promise.resolve({ ok: false as const, kind });
      const site = createTestSite({ oidc: { refresh } });
      const cookies = await signIn(site, { accessExpiresAt: now.getTime() - 1 });
      const response = await thrownBy(
        requireSession(get('/dashboard', cookies), site.request().context),
      );
      expect(response.headers.get('Location')).toBe('/account/login?returnUrl=%2Fdashboard');
    },
  );

  it('[SH-30] a sign-in is required when the new tokens do not fit into the cookie', async () => {
    const value = tokens({ accessToken: 'a'.repeat(5_000) });
    const refresh = () => Promise.resolve({ ok: true as const, value });
    const site = createTestSite({ oidc: { refresh } });
    const cookies = await signIn(site, { accessExpiresAt: now.getTime() - 1 });
    const { context } = site.request();
    const response = await thrownBy(requireSession(get('/dashboard', cookies), context));
    expect(response.headers.get('Location')).toBe('/account/login?returnUrl=%2Fdashboard');
  });

  it('[SH-30] a sign-in is required when there is no refresh token', async () => {
    const site = createTestSite();
    const cookies = await signIn(site, { refreshToken: null, accessExpiresAt: now.getTime() - 1 });
    const { context } = site.request();
    expect((await thrownBy(requireSession(get('/dashboard', cookies), context))).status).toBe(302);
  });
});

describe('checkCsrf', () => {
  const sessionOf = async (site: Site, cookies: string) =>
    (await readSession(get('/', cookies), site.request().context))!;

  it('checkCsrf accepts the token of the session', async () => {
    const site = createTestSite();
    const session = await sessionOf(site, await signIn(site));
    const form = new FormData();
    form.set('csrf', csrfToken(session));
    expect(() => checkCsrf(session, form)).not.toThrow();
  });

  it('the form token does not change when tokens are renewed', async () => {
    const site = createTestSite();
    const session = await sessionOf(site, await signIn(site));
    const { context, setCookies } = site.request();
    await writeSession({ ...session, accessToken: 'access-1' }, context);
    const renewed = await sessionOf(site, cookieHeader(setCookies));
    expect(csrfToken(renewed)).toBe(csrfToken(session));
  });

  it.each([
    ['no token', null],
    ['an empty token', ''],
    ['a wrong token', 'x'.repeat(43)],
    ['a file as its token', new Blob(['x'])],
  ])('checkCsrf responds with 403 to a form with %s', async (_what, value) => {
    const site = createTestSite();
    const session = await sessionOf(site, await signIn(site));
    const form = new FormData();
    if (value !== null) form.set('csrf', value as string);
    const response = await thrownBy(Promise.resolve().then(() => checkCsrf(session, form)));
    expect(response.status).toBe(403);
  });

  it('checkCsrf responds with 403 to the token of another session', async () => {
    const site = createTestSite();
    const mine = await sessionOf(site, await signIn(site));
    const other = await sessionOf(site, await signIn(site));
    const form = new FormData();
    form.set('csrf', csrfToken(other));
    expect(() => checkCsrf(mine, form)).toThrow();
  });
});
