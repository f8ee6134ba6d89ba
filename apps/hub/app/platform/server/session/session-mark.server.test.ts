import { describe, expect, it } from 'vitest';
import { endMark, pageMark, passMark, renewMark } from './session-mark.server.ts';
import type { HubSession } from './session.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';

const sessionOf = (sid: string): HubSession => ({
  sid,
  uid: 'waiting',
  accessToken: 'access',
  refreshToken: null,
  idToken: null,
  accessExpiresAt: Date.now() + 60_000,
  refreshExpiresAt: null,
  signedInAt: 0,
  refusedBy: {},
  formTokens: ['token'],
  isOutdated: false,
});

const own = sessionOf('one');

/** A browser that stores its cookies. */
function browser() {
  const site = createTestSite();
  const received: string[] = [];
  const send = () => {
    const { context } = site.request();
    context.setCookie = (value) => void received.push(value);
    const headers = { Cookie: cookieHeader(received) };
    return [new Request('http://hub/', { headers }), context] as const;
  };
  const mark = (session: HubSession) => {
    const [request, context] = send();
    return pageMark(request, session, context);
  };
  return {
    mark,
    cookies: () => cookieHeader(received),
    /** Shows a page in this browser and runs its script. */
    show: (session: HubSession) => void received.push(mark(session).cookie),
    pass: (sid: string) => passMark(send()[0], sid, send()[1]),
    end: () => endMark(...send()),
    renew: (session: HubSession) => renewMark(send()[0], session, send()[1]),
  };
}

describe('the mark of a session', () => {
  it('scripts can read the mark of a session, which expires with the session and reveals nothing', () => {
    const { cookie, isGuarded } = browser().mark(own);
    expect(cookie).toMatch(/^hub-mark=[\w-]{12}; Path=\/; SameSite=Lax; Max-Age=60$/);
    expect(isGuarded).toBe(false);
  });

  it('a mark set by a script shows that scripts run', () => {
    const { show, mark } = browser();
    show(own);
    expect(mark(own)).toMatchObject({ isGuarded: true });
    expect(mark(sessionOf('two'))).toMatchObject({ isGuarded: false });
  });

  it('the mark changes when another user signs in, and is unchanged for the same user', () => {
    const { show, pass, mark, cookies } = browser();
    show(own);
    const before = cookies();
    pass('one');
    expect(cookies()).toBe(before);
    pass('two');
    expect(cookies()).not.toBe(before);
    expect(mark(sessionOf('two'))).toMatchObject({ isGuarded: true });
  });

  it('after the sign-out the mark belongs to no user', () => {
    const { show, end, cookies } = browser();
    show(own);
    end();
    expect(cookies()).toBe('hub-mark=nobody');
  });

  it('the mark of a session changes when the displayed data is deleted', () => {
    const { show, renew, mark, cookies } = browser();
    show(own);
    const before = cookies();
    renew(own);
    expect(cookies()).not.toBe(before);
    expect(mark(own)).toMatchObject({ isGuarded: true });
    show(own);
    expect(cookies()).not.toBe(before);
  });

  it('no mark is set for a browser that does not run scripts', () => {
    const { pass, end, renew, cookies } = browser();
    pass('one');
    end();
    renew(own);
    expect(cookies()).toBe('');
  });
});
