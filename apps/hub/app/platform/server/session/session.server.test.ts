import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REFRESH } from '#app/platform/browser/forms/form-headers.ts';
import type { Cache } from '#app/platform/server/cache/cache.server.ts';
import { checkCsrf, csrfToken } from '#app/platform/server/crypto/csrf.server.ts';
import type { Oidc, TokenSet } from './oidc.server.ts';
import { readSession, startSession, writeSession } from './session-cookie.server.ts';
import {
  findStashedForm,
  forgetStashedForm,
  redirectToSignIn,
  extendSession,
  formWithToken,
  requireSession,
  sessionEndsIn,
  popStashedForm,
} from './session.server.ts';
import { signOut } from './sign-out.server.ts';
import { createSignedOut } from './signed-out.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';

const now = new Date('2026-11-21T12:00:00Z');
const HOUR = 60 * 60 * 1000;

const tokens = (overrides: Partial<TokenSet & { uid: string }> = {}) => ({
  uid: 'waiting',
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  idToken: 'id-0',
  accessExpiresAt: now.getTime() + HOUR,
  refreshExpiresAt: null,
  ...overrides,
});

type Site = ReturnType<typeof createTestSite>;

/** Signs a user in and returns the cookie header of their browser. */
async function signIn(site: Site, overrides?: Parameters<typeof tokens>[0]): Promise<string> {
  const { context, setCookies } = site.request();
  await startSession(tokens(overrides), null, context);
  return cookieHeader(setCookies);
}

const get = (path: string, cookies = '') =>
  new Request(`http://127.0.0.1:3000${path}`, { headers: { Cookie: cookies } });

const post = (path: string, fields: [string, string | Blob][], headers: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return new Request(`http://127.0.0.1:3000${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Length': '500', ...headers },
  });
};

/** The response that a guard throws. */
async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const outcome = await work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
  if (!(outcome instanceof Response)) throw new Error(`no response: ${String(outcome)}`);
  return outcome;
}

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

  it('a session cookie that is missing, damaged or of another secret gives no session', async () => {
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

  it('the cookie leaves out the ID token when the tokens are large, and no session starts when that is not enough', async () => {
    const site = createTestSite();
    const large = await signIn(site, { accessToken: 'x'.repeat(1800), idToken: 'y'.repeat(1500) });
    expect(large.length).toBeLessThan(4096);
    const session = await readSession(get('/', large), site.request().context);
    expect(session).toMatchObject({ accessToken: 'x'.repeat(1800), idToken: null });
    expect(await signIn(site, { accessToken: 'x'.repeat(4000) })).toBe('');
  });

  it('the session id stays only if the same user signs in again', async () => {
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
  ])('[SH-30] requireSession redirects %s to sign-in and back', async (path, returnUrl) => {
    const { context } = createTestSite().request();
    const response = await thrownBy(requireSession(get(path), context));
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`/account/login?returnUrl=${returnUrl}`);
  });

  it.each([
    ['http://127.0.0.1:3000/dashboard?widget=Apply', '/dashboard?widget=Apply'],
    ['http://evil.example/x', '/dashboard'],
    ['nonsense', '/dashboard'],
  ])('[SH-30] a resource route requested by %s returns to %s', async (referer, returnUrl) => {
    const { context } = createTestSite().request();
    const request = new Request('http://127.0.0.1:3000/resources/application-status', {
      headers: { Referer: referer },
    });
    const response = await redirectToSignIn(request, null, context);
    expect(response.headers.get('Location')).toBe(
      `/account/login?returnUrl=${encodeURIComponent(returnUrl)}`,
    );
  });

  it('requireSession does not change a session that is valid for a while', async () => {
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
    'requireSession renews tokens that end in %i ms',
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

  it('concurrent requests of several tabs share one renewal', async () => {
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
    '[SH-30] a sign-in is required when the tokens have ended and the refresh is %s',
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

describe('a session that was sealed with an older secret', () => {
  const secrets = { old: 'a'.repeat(32), next: 'b'.repeat(32) };
  const rotated = (oidc: Partial<Oidc> = {}) =>
    createTestSite({ config: { sessionSecrets: [secrets.next, secrets.old] }, oidc });
  const signedInBefore = (remaining: number) =>
    signIn(createTestSite({ config: { sessionSecrets: [secrets.old] } }), {
      accessExpiresAt: now.getTime() + remaining,
    });

  it('a session sealed with an older secret is sealed with the new one, so that the old one can be removed', async () => {
    const site = rotated();
    const { context, setCookies } = site.request();
    const session = await requireSession(get('/dashboard', await signedInBefore(HOUR)), context);
    const after = createTestSite({ config: { sessionSecrets: [secrets.next] } });
    const again = await readSession(get('/', cookieHeader(setCookies)), after.request().context);
    expect(again).toMatchObject({ sid: session.sid, accessToken: 'access-0', isOutdated: false });
    expect(setCookies).toHaveLength(1);

    const next = site.request();
    await requireSession(get('/dashboard', cookieHeader(setCookies)), next.context);
    expect(next.setCookies).toEqual([]);
  });

  it('a session sealed with an older secret is unchanged shortly before its tokens are renewed', async () => {
    const { context, setCookies } = rotated().request();
    await requireSession(get('/dashboard', await signedInBefore(120_000)), context);
    expect(setCookies).toEqual([]);
  });
});

describe('a session that was signed out', () => {
  it('a copy of a signed-out session is refused, and a new sign-in starts another session', async () => {
    const site = createTestSite();
    const cookies = await signIn(site);
    const { context } = site.request();
    const session = (await readSession(get('/', cookies), context))!;
    const other = await signIn(site);
    await signOut(session, context);
    expect(await readSession(get('/', cookies), site.request().context)).toBeNull();
    const guarded = requireSession(get('/dashboard', cookies), site.request().context);
    expect((await thrownBy(guarded)).headers.get('Location')).toContain('/account/login');
    expect(await readSession(get('/', other), site.request().context)).not.toBeNull();
    expect(await readSession(get('/', await signIn(site)), site.request().context)).not.toBeNull();
  });

  it('every instance refuses a signed-out session until the last of its tokens has ended', async () => {
    const kept = new Map<string, number>();
    const cache: Pick<Cache, 'get' | 'insistOn'> = {
      get: (key, schema) =>
        Promise.resolve(schema.safeParse(kept.has(JSON.stringify(key)) || undefined).data),
      insistOn: (key, _value, ttlMs) => Promise.resolve(void kept.set(JSON.stringify(key), ttlMs)),
    };
    const session = { sid: 'a', ...tokens({ refreshExpiresAt: now.getTime() + 3 * HOUR }) };
    await createSignedOut(cache).add(session);
    expect([...kept.values()]).toEqual([3 * HOUR]);
    expect([...kept.keys()].join()).not.toContain(':a');
    expect(await createSignedOut(cache).has('a')).toBe(true);
    expect(await createSignedOut(cache).has('b')).toBe(false);
  });
});

describe('the end of a session', () => {
  const signedIn = async (overrides: Parameters<typeof tokens>[0], oidc: Partial<Oidc> = {}) => {
    const site = createTestSite({ oidc });
    const request = get('/dashboard', await signIn(site, overrides));
    const { context, setCookies } = site.request();
    const session = await requireSession(request, context);
    return { session, context, setCookies };
  };

  it.each([
    [
      'as long as the tokens can be renewed',
      { refreshExpiresAt: now.getTime() + 2 * HOUR },
      2 * HOUR,
    ],
    [
      'as long as the access token, when that lives longer',
      { refreshExpiresAt: now.getTime() + 1 },
      HOUR,
    ],
    ['as long as the access token, when there is no other', { refreshToken: null }, HOUR],
    ['as long as only the provider knows', {}, null],
  ])('a session lasts %s', async (_what, overrides, expected) => {
    expect(sessionEndsIn((await signedIn(overrides)).session)).toBe(expected);
  });

  it("the session is extended at the user's request, even if its tokens need no renewal yet", async () => {
    const next = tokens({ accessToken: 'access-1', refreshExpiresAt: now.getTime() + 3 * HOUR });
    const refresh = vi.fn<Oidc['refresh']>(() => Promise.resolve({ ok: true, value: next }));
    const { session, context, setCookies } = await signedIn(
      { refreshExpiresAt: now.getTime() + 2 * HOUR },
      { refresh },
    );
    expect(refresh).not.toHaveBeenCalled();
    expect(sessionEndsIn(await extendSession(session, context))).toBe(3 * HOUR);
    expect(setCookies).toHaveLength(1);
  });

  it('the end of a session is unchanged if the provider does not respond or renews only the access token', async () => {
    const end = { refreshExpiresAt: now.getTime() + 2 * HOUR };
    const down = await signedIn(end);
    expect(sessionEndsIn(await extendSession(down.session, down.context))).toBe(2 * HOUR);
    const refresh = () => Promise.resolve({ ok: true as const, value: tokens() });
    const same = await signedIn(end, { refresh });
    expect(sessionEndsIn(await extendSession(same.session, same.context))).toBe(2 * HOUR);
  });
});

describe('typed text of a lost session', () => {
  const form: [string, string | Blob][] = [
    ['csrf', 'token'],
    ['notes', 'Ask about the bursary\nand the deadline'],
    ['interest', 'art'],
    ['interest', 'law'],
    ['photo', new Blob(['binary'])],
  ];
  const fields = {
    notes: ['Ask about the bursary\r\nand the deadline'],
    interest: ['art', 'law'],
  };

  /** Posts a form after the session has ended. */
  async function postLate(site: Site, request: (cookies: string) => Request) {
    const cookies = await signIn(site, { accessExpiresAt: now.getTime() - 1 });
    const { context, setCookies } = site.request();
    const response = await thrownBy(requireSession(request(cookies), context));
    return { location: response.headers.get('Location'), setCookies };
  }

  const toPreferences = (cookies: string) =>
    post('/dashboard/preferences?section=study-support', form, { Cookie: cookies });

  it('the input of a lost session can be deleted', async () => {
    const site = createTestSite();
    const { setCookies } = await postLate(site, toPreferences);
    const cookies = `${await signIn(site)}; ${cookieHeader(setCookies)}`;
    const forgetting = site.request();
    await forgetStashedForm(get('/x', cookies), forgetting.context);
    expect(forgetting.setCookies).toEqual([expect.stringContaining('Max-Age=0')]);
    const { context } = site.request();
    const request = get('/dashboard/preferences', cookies);
    expect(await popStashedForm(request, context, '/dashboard/preferences')).toBeNull();
  });

  it('the input of a lost session returns to its form once after the sign-in', async () => {
    const site = createTestSite();
    const { location, setCookies } = await postLate(site, toPreferences);
    expect(location).toBe(
      '/account/login?returnUrl=%2Fdashboard%2Fpreferences%3Fsection%3Dstudy-support',
    );
    const cookies = `${await signIn(site)}; ${cookieHeader(setCookies)}`;

    const elsewhere = site.request();
    expect(await popStashedForm(get('/x', cookies), elsewhere.context, '/dashboard')).toBeNull();
    expect(elsewhere.setCookies).toEqual([]);

    // A refresh of another tab must not take the input from the returning tab.
    const refresh = get('/dashboard/preferences', cookies);
    refresh.headers.set(REFRESH, 'yes');
    const other = site.request();
    expect(await popStashedForm(refresh, other.context, '/dashboard/preferences')).toBeNull();
    expect(other.setCookies).toEqual([]);

    const take = async () => {
      const request = site.request();
      const kept = await popStashedForm(
        get('/dashboard/preferences', cookies),
        request.context,
        '/dashboard/preferences',
      );
      return { kept, setCookies: request.setCookies };
    };
    const first = await take();
    expect(first.kept).toMatchObject({ interest: fields.interest });
    expect(first.kept?.['notes']?.[0]?.replaceAll('\r\n', '\n')).toBe(
      'Ask about the bursary\nand the deadline',
    );
    expect(Object.keys(first.kept ?? {})).toEqual(['notes', 'interest']);
    expect(first.setCookies).toEqual([expect.stringContaining('Max-Age=0')]);
    expect((await take()).kept).toBeNull();
  });

  it('the input returns to the page in redirectTo if it belongs to this site', async () => {
    const withTarget = (target: string) => (cookies: string) =>
      post('/resources/notes', [...form, ['redirectTo', target]], {
        Cookie: cookies,
        Referer: 'http://127.0.0.1:3000/dashboard/todo',
      });
    const to = (path: string) => `/account/login?returnUrl=${encodeURIComponent(path)}`;
    const good = await postLate(createTestSite(), withTarget('/dashboard?widget=Notes'));
    expect(good.location).toBe(to('/dashboard?widget=Notes'));
    const bad = await postLate(createTestSite(), withTarget('//evil.example'));
    expect(bad.location).toBe(to('/dashboard/todo'));
  });

  it('the input is returned to no other user', async () => {
    const site = createTestSite();
    const { setCookies } = await postLate(site, toPreferences);
    const kept = cookieHeader(setCookies);
    const take = async (signedIn: string) =>
      popStashedForm(
        get('/dashboard/preferences', `${signedIn}; ${kept}`),
        site.request().context,
        '/dashboard/preferences',
      );
    expect(await take(await signIn(site, { uid: 'offers' }))).toBeNull();
    expect(await take(await signIn(site))).toBeNull();
  });

  it('the input is found by its page when there is no session', async () => {
    const site = createTestSite();
    const session = await readSession(get('/', await signIn(site)), site.request().context);
    const { context, setCookies } = site.request();
    const fields: typeof form = [...form.slice(1), ['csrf', csrfToken(session!)]];
    const request = post('/dashboard/preferences', fields, {});
    await thrownBy(requireSession(request, context));
    const kept = cookieHeader(setCookies);
    const take = async (uid: string) =>
      findStashedForm(get('/', `${await signIn(site, { uid })}; ${kept}`), site.request().context);
    expect(await take('waiting')).toMatchObject({ page: '/dashboard/preferences' });
    expect(await take('offers')).toBeNull();
  });

  it('the input belongs to the owner of the page, even if another user has signed in since', async () => {
    const site = createTestSite();
    const mine = await readSession(get('/', await signIn(site)), site.request().context);
    const { context, setCookies } = site.request();
    const cookies = await signIn(site, { uid: 'offers' });
    const fields: typeof form = [...form.slice(1), ['csrf', csrfToken(mine!)]];
    const request = post('/dashboard/preferences', fields, { Cookie: cookies });
    const other = (await readSession(get('/', cookies), site.request().context))!;
    await thrownBy(formWithToken(request, other, context));
    const find = async (uid: string) =>
      findStashedForm(
        get('/', `${await signIn(site, { uid })}; ${cookieHeader(setCookies)}`),
        site.request().context,
      );
    expect(await find('offers')).toBeNull();
    expect(await find('waiting')).not.toBeNull();
  });

  it.each([
    ['nothing', {}, 'token'],
    ['a made-up session', { Cookie: 'hub=eyJhbGciOiJkaXIifQ..a.b.c; hub-kept=x' }, 'a.b.c'],
  ])(
    'input of strangers is not stored: 200 large forms with %s displace no input',
    { timeout: 30_000 },
    async (_what, headers, csrf) => {
      const site = createTestSite();
      const own = await postLate(site, toPreferences);
      const keep = vi.spyOn(site.request().context.kept, 'keep');
      const text = 'x'.repeat(255 * 1024);
      for (let n = 0; n < 200; n += 1) {
        const { context, setCookies } = site.request();
        const request = post(
          '/dashboard?index&widget=Notes',
          [
            ['csrf', csrf],
            ['notes', text],
          ],
          headers,
        );
        await thrownBy(requireSession(request, context));
        expect(setCookies).toEqual([]);
      }
      expect(keep).not.toHaveBeenCalled();
      const cookies = `${await signIn(site)}; ${cookieHeader(own.setCookies)}`;
      expect(await findStashedForm(get('/', cookies), site.request().context)).not.toBeNull();
    },
  );

  it('a user who sends too much displaces only their own input', async () => {
    const site = createTestSite();
    const own = await postLate(site, toPreferences);
    const text = 'x'.repeat(255 * 1024);
    const cookies = await signIn(site, { uid: 'flood', accessExpiresAt: now.getTime() - 1 });
    const keys: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const { context, setCookies } = site.request();
      const request = post('/dashboard/todo', [['notes', text]], { Cookie: cookies });
      await thrownBy(requireSession(request, context));
      keys.push(cookieHeader(setCookies));
    }
    const find = async (uid: string, kept: string) => {
      const header = `${await signIn(site, { uid })}; ${kept}`;
      return findStashedForm(get('/', header), site.request().context);
    };
    expect(await find('waiting', cookieHeader(own.setCookies))).not.toBeNull();
    const left = await Promise.all(keys.map((key) => find('flood', key)));
    expect(left.filter((kept) => kept !== null)).toHaveLength(3);
    expect(left.at(-1)).not.toBeNull();
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'the input may be in a field called %s',
    async (name) => {
      const site = createTestSite();
      const { location, setCookies } = await postLate(site, (cookies) =>
        post('/dashboard/preferences', [...form, [name, 'x']], { Cookie: cookies }),
      );
      expect(location).toContain('/account/login');
      const cookies = `${await signIn(site)}; ${cookieHeader(setCookies)}`;
      const kept = await findStashedForm(get('/', cookies), site.request().context);
      expect(kept?.fields).toMatchObject({ interest: ['art', 'law'] });
    },
  );

  it('the input is stored for half an hour', async () => {
    const site = createTestSite();
    const { setCookies } = await postLate(site, toPreferences);
    const kept = cookieHeader(setCookies);
    expect(setCookies.join()).toContain('Max-Age=1800');
    vi.setSystemTime(now.getTime() + 30 * 60_000 + 1000);
    const cookies = `${await signIn(site)}; ${kept}`;
    expect(
      await popStashedForm(get('/x', cookies), site.request().context, '/dashboard/preferences'),
    ).toBeNull();
  });

  it.each([
    ['too large', { 'Content-Length': '270000' }],
    ['of unknown size', { 'Content-Length': 'many' }],
    ['no form', { 'Content-Type': 'text/plain' }],
  ])('the input is dropped when the form is %s', async (_what, headers) => {
    const { location, setCookies } = await postLate(createTestSite(), (cookies) =>
      post('/dashboard/preferences', form, { Cookie: cookies, ...headers }),
    );
    expect(location).toBe('/account/login?returnUrl=%2Fdashboard%2Fpreferences');
    expect(setCookies).toEqual([]);
  });

  it('the stored input is null for a browser that lost nothing', async () => {
    const site = createTestSite();
    const { context, setCookies } = site.request();
    expect(await popStashedForm(get('/x', await signIn(site)), context, '/x')).toBeNull();
    expect(setCookies).toEqual([]);
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

  it('the form token stays the same when tokens are renewed', async () => {
    const site = createTestSite();
    const session = await sessionOf(site, await signIn(site));
    const { context, setCookies } = site.request();
    await writeSession({ ...session, accessToken: 'access-1' }, context);
    const renewed = await sessionOf(site, cookieHeader(setCookies));
    expect(csrfToken(renewed)).toBe(csrfToken(session));
  });

  it.each([
    ['none', null],
    ['an empty one', ''],
    ['a wrong one', 'x'.repeat(43)],
    ['a file', new Blob(['x'])],
  ])('checkCsrf answers 403 to a form whose token is %s', async (_what, value) => {
    const site = createTestSite();
    const session = await sessionOf(site, await signIn(site));
    const form = new FormData();
    if (value !== null) form.set('csrf', value as string);
    const response = await thrownBy(Promise.resolve().then(() => checkCsrf(session, form)));
    expect(response.status).toBe(403);
  });

  it('checkCsrf answers 403 to the token of another session', async () => {
    const site = createTestSite();
    const mine = await sessionOf(site, await signIn(site));
    const other = await sessionOf(site, await signIn(site));
    const form = new FormData();
    form.set('csrf', csrfToken(other));
    expect(() => checkCsrf(mine, form)).toThrow();
  });
});
