import { beforeEach, describe, expect, it, vi } from 'vitest';
import { csrfToken } from './csrf.server.ts';
import { noteRefusal, signInAgain } from './refused-session.server.ts';
import { readSession, startSession } from './session-cookie.server.ts';
import { popStashedForm, requireSession } from './session.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';

const HOUR = 60 * 60 * 1000;
const PAGE = '/dashboard/calendar?view=list';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
  return () => void vi.useRealTimers();
});

/** A browser with its cookies, and a hub. */
function browser() {
  const site = createTestSite();
  const jar: string[] = [];
  const request = (init: RequestInit = {}) => {
    const { context, setCookies } = site.request();
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookieHeader(jar));
    return {
      context: {
        ...context,
        setCookie: (value: string) => void jar.push(value),
        isForm: init.method === 'POST',
      },
      setCookies,
      request: new Request(`http://127.0.0.1:3000${PAGE}`, { ...init, headers }),
    };
  };
  return {
    request,
    signIn: async (uid = 'waiting') => {
      // A sign-in takes some time.
      vi.advanceTimersByTime(1_000);
      const { request: formRequest, context } = request();
      const tokens = {
        ...{ uid, accessToken: 'access', refreshToken: null, idToken: null },
        ...{ accessExpiresAt: Date.now() + HOUR, refreshExpiresAt: null },
      };
      await startSession(tokens, await readSession(formRequest, context), context);
    },
    /**
     * The redirect of a page whose API refuses the session; null if the page is shown despite the
     * refusal.
     */
    refusedBy: async (api: string, how: 'afresh' | 'simply' = 'simply') => {
      const { request: formRequest, context } = request();
      const session = await requireSession(formRequest, context);
      const response = await signInAgain({ request: formRequest, session, context, api }, how);
      return response?.headers.get('Location') ?? null;
    },
  };
}

const back = encodeURIComponent(PAGE);

describe('an API that refuses a session', () => {
  it.each([
    ['afresh', `/account/reauth?auth=redirect&returnUrl=${back}`],
    ['simply', `/account/login?returnUrl=${back}`],
  ] as const)(
    '[SH-31] an API that refuses a session causes a sign-in that returns to the same page (how: %s)',
    async (how, path) => {
      const { signIn, refusedBy } = browser();
      await signIn();
      expect(await refusedBy('tracking', how)).toBe(path);
      // A user who returns without a new sign-in is redirected again.
      expect(await refusedBy('tracking', how)).toBe(path);
    },
  );

  it('if an API also refuses a session after a fresh sign-in, its refusals then count as normal failures', async () => {
    const { signIn, refusedBy } = browser();
    await signIn();
    expect(await refusedBy('own-dates')).not.toBeNull();
    await signIn();
    expect(await refusedBy('own-dates')).toBeNull();
    vi.advanceTimersByTime(HOUR / 2);
    expect(await refusedBy('own-dates')).toBeNull();
  });

  it('if several APIs refuse a session, each refusal leads to one sign-in', async () => {
    const { signIn, refusedBy } = browser();
    for (const api of ['own-dates', 'tracking', 'apply']) {
      await signIn();
      expect(await refusedBy(api)).not.toBeNull();
    }
    await signIn();
    for (const api of ['own-dates', 'tracking', 'apply']) expect(await refusedBy(api)).toBeNull();
  });

  it('refusals are deleted when another user signs in', async () => {
    const { signIn, refusedBy } = browser();
    await signIn();
    await refusedBy('own-dates');
    await signIn('offers');
    expect(await refusedBy('own-dates')).not.toBeNull();
  });

  it('a refusal is recorded even if no redirect follows', async () => {
    const { signIn, request } = browser();
    const isLost = async () => {
      const { request: formRequest, context } = request();
      const session = await requireSession(formRequest, context);
      return noteRefusal({ session, context, api: 'identity' });
    };
    await signIn();
    expect(await isLost()).toBe(true);
    await signIn();
    expect(await isLost()).toBe(false);
  });
});

describe('form input', () => {
  it('the input of a refused form is stored for its page', async () => {
    const { signIn, request } = browser();
    await signIn();
    const { request: formRequest, context } = request();
    const session = await requireSession(formRequest, context);
    const body = new FormData();
    body.append('csrf', csrfToken(session));
    body.append('title', 'Interview in York');
    const sent = request({ method: 'POST', body, headers: { 'Content-Length': '500' } });
    const refused = { request: sent.request, session, context: sent.context, api: 'tracking' };
    expect(await signInAgain(refused, 'afresh')).not.toBeNull();
    const page = request();
    expect(await popStashedForm(page.request, page.context, '/dashboard/calendar')).toEqual({
      title: ['Interview in York'],
    });
  });

  it('a page that handles its own form shows the input again, and does not redirect to a sign-in', async () => {
    const { signIn, request } = browser();
    await signIn();
    const { request: formRequest, context } = request();
    const session = await requireSession(formRequest, context);
    const refused = { request: formRequest, session, context: { ...context, isForm: true } };
    expect(await signInAgain({ ...refused, api: 'tracking' }, 'afresh')).toBeNull();
  });
});
