import { describe, expect, it } from 'vitest';
import type { Oidc } from '#app/platform/server/identity/oidc.server.ts';
import { startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { action, loader } from './account.logout.tsx';

const endOfProvider: Partial<Oidc> = {
  signOutUrl: () => Promise.resolve({ ok: true, value: new URL('https://id.example/end') }),
};

/** A hub with a signed-in user, whose browser stores cookies. */
async function signedIn(oidc: Partial<Oidc> = endOfProvider) {
  const site = createTestSite({ oidc });
  const received: string[] = [];
  const start = site.request();
  await startSession(
    {
      uid: 'waiting',
      accessToken: 'access',
      refreshToken: null,
      idToken: null,
      // A user with an expired session can also sign out.
      accessExpiresAt: Date.now() - 1,
      refreshExpiresAt: null,
    },
    null,
    start.context,
  );
  received.push(...start.setCookies);

  const visit = (init: RequestInit = {}) => {
    const { context } = site.request();
    context.setCookie = (value) => void received.push(value);
    const request = new Request('http://127.0.0.1:3000/account/logout', {
      ...init,
      headers: { Cookie: cookieHeader(received) },
    });
    return { request, context, params: {} };
  };
  return {
    cookies: () => cookieHeader(received),
    read: () => loader(visit()),
    post: (token: string) =>
      action(visit({ method: 'POST', body: new URLSearchParams({ csrf: token }) })),
  };
}

describe('/account/logout', () => {
  it('signing out first shows a form, then deletes the session and confirms this', async () => {
    const browser = await signedIn();
    const { form } = await browser.read();
    expect(form?.field).toBe('csrf');

    const response = await browser.post(form?.token ?? '');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('https://id.example/end');
    expect(browser.cookies()).toBe('');
    expect(await browser.read()).toEqual({ form: null });
  });

  it('signing out does nothing without the form token', async () => {
    const browser = await signedIn();
    await expect(browser.post('wrong')).rejects.toMatchObject({ status: 403 });
    expect(browser.cookies()).toMatch(/^hub=/);
  });

  it("signing out deletes the hub's session even when the identity provider is down", async () => {
    const browser = await signedIn({});
    const { form } = await browser.read();
    const response = await browser.post(form?.token ?? '');
    expect(response.headers.get('Location')).toBe('/account/logout');
    expect(await browser.read()).toEqual({ form: null });
  });

  it('signing out succeeds without a session', async () => {
    const browser = await signedIn();
    const { form } = await browser.read();
    await browser.post(form?.token ?? '');
    const again = await browser.post('whatever');
    expect(again.headers.get('Location')).toBe('/account/logout');
  });
});
