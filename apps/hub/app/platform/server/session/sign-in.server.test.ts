import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Oidc, SignInChecks } from '#app/platform/server/identity/oidc.server.ts';
import { readSession, startSession } from './session-cookie.server.ts';
import { initiateSignIn, finishSignIn } from './sign-in.server.ts';
import { signOut } from './sign-out.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';

const now = new Date('2026-11-21T12:00:00Z').getTime();

const tokens = {
  uid: 'waiting',
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  idToken: 'id-1',
  accessExpiresAt: now + 3_600_000,
  refreshExpiresAt: null,
};

/** Sign-in attempts that reached the identity provider. */
let attempts: { checks: SignInChecks; forced: boolean }[];

const oidc: Partial<Oidc> = {
  signInUrl: (checks, forced) => {
    attempts.push({ checks, forced });
    return Promise.resolve({ ok: true, value: new URL(`https://id.example/?s=${checks.state}`) });
  },
  redeem: (search, checks) =>
    Promise.resolve(
      search.includes(`state=${checks.state}`)
        ? { ok: true, value: tokens }
        : { ok: false, kind: 'refused' },
    ),
  signOutUrl: () => Promise.resolve({ ok: true, value: new URL('https://id.example/end') }),
};

/** A browser that stores its cookies between requests to one hub. */
function createBrowser(site = createTestSite({ oidc })) {
  const received: string[] = [];
  const visit = (path: string) => {
    const request = new Request(`http://127.0.0.1:3000${path}`, {
      headers: { Cookie: cookieHeader(received) },
    });
    const { context } = site.request();
    context.setCookie = (value) => void received.push(value);
    return { request, context };
  };
  return {
    received,
    async begin(query = '', forced = false) {
      const { request, context } = visit(`/account/login${query}`);
      return initiateSignIn(request, context, { forced });
    },
    async finish(query: string) {
      const { request, context } = visit(`/account/callback${query}`);
      return finishSignIn(request, context);
    },
    async session() {
      const { request, context } = visit('/');
      return readSession(request, context);
    },
    async signOut() {
      const { request, context } = visit('/account/logout');
      const session = await readSession(request, context);
      if (!session) throw new Error('not signed in');
      return signOut(session, context);
    },
    async startSession() {
      await startSession(tokens, null, visit('/').context);
    },
  };
}

const stateOf = (n: number) => attempts[n]?.checks.state ?? '';

beforeEach(() => {
  attempts = [];
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a sign-in', () => {
  it('[SH-32] a sign-in redirects to the identity provider and back to the returnUrl, signed in', async () => {
    const browser = createBrowser();
    const begun = await browser.begin('?returnUrl=%2Fdashboard%3Fwidget%3DApply');
    expect(begun).toEqual({ ok: true, location: `https://id.example/?s=${stateOf(0)}` });
    expect(attempts[0]?.forced).toBe(false);

    const finished = await browser.finish(`?code=c&state=${stateOf(0)}`);
    expect(finished).toEqual({ ok: true, location: '/dashboard?widget=Apply' });
    expect(await browser.session()).toMatchObject({ uid: 'waiting', signedInAt: now });
    expect(cookieHeader(browser.received)).toMatch(/^hub=[^;]+$/);
  });

  it.each(['', '?returnUrl=', '?returnUrl=https%3A%2F%2Fevil.example', '?returnUrl=%2F%2Fevil'])(
    'a sign-in with the query "%s" returns to the dashboard',
    async (query) => {
      const browser = createBrowser();
      await browser.begin(query);
      const finished = await browser.finish(`?code=c&state=${stateOf(0)}`);
      expect(finished).toEqual({ ok: true, location: '/dashboard' });
    },
  );

  it('sign-ins may be in progress in several tabs at once', async () => {
    const browser = createBrowser();
    await browser.begin('?returnUrl=%2Fone');
    await browser.begin('?returnUrl=%2Ftwo');
    expect(stateOf(0)).not.toBe(stateOf(1));
    const two = await browser.finish(`?code=c&state=${stateOf(1)}`);
    const one = await browser.finish(`?code=c&state=${stateOf(0)}`);
    expect([one, two]).toEqual([
      { ok: true, location: '/one' },
      { ok: true, location: '/two' },
    ]);
  });

  it('the cookies of abandoned attempts are removed', async () => {
    const browser = createBrowser();
    for (let n = 0; n < 9; n += 1) await browser.begin();
    expect(cookieHeader(browser.received).split('; ')).toHaveLength(5);
    expect(await browser.finish(`?code=c&state=${stateOf(8)}`)).toMatchObject({ ok: true });
  });

  it.each([
    ['no state', '?code=c'],
    ['an unknown state', '?code=c&state=unknown-state-of-somebody-else'],
  ])('a callback with %s is rejected', async (_what, query) => {
    const browser = createBrowser();
    await browser.begin();
    expect(await browser.finish(query)).toEqual({ ok: false, kind: 'unknown-attempt' });
    expect(await browser.session()).toBeNull();
  });

  it('a callback in another browser is rejected', async () => {
    await createBrowser().begin();
    const other = createBrowser();
    expect(await other.finish(`?code=c&state=${stateOf(0)}`)).toMatchObject({ ok: false });
  });

  it('a callback is rejected after ten minutes, or when it is repeated', async () => {
    const browser = createBrowser();
    await browser.begin();
    await browser.begin();
    vi.setSystemTime(now + 599_000);
    const query = `?code=c&state=${stateOf(0)}`;
    expect(await browser.finish(query)).toMatchObject({ ok: true });
    expect(await browser.finish(query)).toEqual({ ok: false, kind: 'unknown-attempt' });
    vi.setSystemTime(now + 601_000);
    expect(await browser.finish(`?code=c&state=${stateOf(1)}`)).toMatchObject({ ok: false });
  });

  it('a callback is rejected if only the start of its state matches an attempt', async () => {
    const browser = createBrowser();
    await browser.begin();
    const query = `?code=c&state=${stateOf(0).slice(0, 12)}-and-something-else`;
    expect(await browser.finish(query)).toEqual({ ok: false, kind: 'refused' });
  });

  it('a sign-in with tokens too large for the cookie fails with a logged reason', async () => {
    const redeem = () =>
      Promise.resolve({ ok: true, value: { ...tokens, accessToken: 'a'.repeat(5_000) } } as const);
    const site = createTestSite({ oidc: { ...oidc, redeem } });
    const browser = createBrowser(site);
    await browser.begin();
    const finished = await browser.finish(`?code=c&state=${stateOf(0)}`);
    expect(finished).toEqual({ ok: false, kind: 'unavailable' });
    expect(await browser.session()).toBeNull();
    expect(site.lines).toMatchObject([
      { level: 'error', msg: 'tokens too large for the session cookie', fits: 3_900 },
    ]);
  });

  it('a sign-in reports an unavailable identity provider', async () => {
    const browser = createBrowser(createTestSite());
    expect(await browser.begin()).toEqual({ ok: false, kind: 'unavailable' });
    expect(browser.received).toEqual([]);
  });
});

describe('the request for the password', () => {
  it('[SH-31] a forced sign-in requires the password', async () => {
    await createBrowser().begin('', true);
    expect(attempts[0]?.forced).toBe(true);
  });

  it('the password is required if an API refuses a new session immediately, to prevent a redirect loop', async () => {
    const browser = createBrowser();
    await browser.startSession();
    vi.setSystemTime(now + 59_999);
    await browser.begin();
    vi.setSystemTime(now + 60_000);
    await browser.begin();
    expect(attempts.map(({ forced }) => forced)).toEqual([true, false]);
  });

  it('the password is required after a sign-out that did not reach the identity provider', async () => {
    const browser = createBrowser(
      createTestSite({
        oidc: { ...oidc, signOutUrl: () => Promise.resolve({ ok: false, kind: 'unavailable' }) },
      }),
    );
    await browser.startSession();
    expect(await browser.signOut()).toBeNull();
    expect(await browser.session()).toBeNull();
    await browser.begin();
    await browser.finish(`?code=c&state=${stateOf(0)}`);
    vi.setSystemTime(now + 60_000);
    await browser.begin();
    expect(attempts.map(({ forced }) => forced)).toEqual([true, false]);
  });
});

describe('a sign-out', () => {
  it("a sign-out ends the hub's session, and redirects to the page that ends the provider's session", async () => {
    const browser = createBrowser();
    await browser.startSession();
    expect(await browser.signOut()).toBe('https://id.example/end');
    expect(await browser.session()).toBeNull();
    expect(cookieHeader(browser.received)).toBe('');
  });
});
