import type { LoaderFunctionArgs } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import type { Oidc } from '#app/platform/server/identity/oidc.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { loader as callback } from './account.callback.tsx';
import { loader as reauth } from './account.reauth.tsx';
import { loader as login } from './account.login.tsx';
import { SignInFailure } from '../SignInFailure.tsx';

const own = 'http://127.0.0.1:3000';

const oidc: Partial<Oidc> = {
  signInUrl: ({ state }, forced) =>
    Promise.resolve({
      ok: true,
      value: new URL(`https://id.example/auth?state=${state}&forced=${String(forced)}`),
    }),
  redeem: () =>
    Promise.resolve({
      ok: true,
      value: {
        uid: 'waiting',
        accessToken: 'access',
        refreshToken: null,
        idToken: null,
        accessExpiresAt: Date.now() + 3_600_000,
        refreshExpiresAt: null,
      },
    }),
};

type Site = ReturnType<typeof createTestSite>;
type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

/** Runs a loader. Returns its result or the thrown response, and the cookies that it sets. */
async function visit(
  loader: Loader,
  url: string,
  { site = createTestSite({ oidc }), cookies = '' } = {},
) {
  const { context, setCookies } = site.request();
  const request = new Request(new URL(url, own), { headers: { Cookie: cookies } });
  const args = { request, context, params: {} };
  const response = await loader(args).catch((thrown: unknown) => thrown);
  return { answer: response, cookies: cookieHeader(setCookies) };
}

const locationOf = (response: unknown): URL => {
  if (!(response instanceof Response)) throw new Error('no redirect');
  expect(response.status).toBe(302);
  return new URL(response.headers.get('Location') ?? '', own);
};

describe('/account/login', () => {
  it('[SH-32] sign-in redirects to the identity provider, and back to the page through the callback', async () => {
    const site: Site = createTestSite({ oidc });
    const begun = await visit(login, '/account/login?returnUrl=%2Fdashboard%2Ftodo', { site });
    const url = locationOf(begun.answer);
    expect(url.origin).toBe('https://id.example');
    expect(url.searchParams.get('forced')).toBe('false');

    const query = `code=c&state=${url.searchParams.get('state') ?? ''}`;
    const ended = await visit(callback, `/account/callback?${query}`, {
      site,
      cookies: begun.cookies,
    });
    expect(locationOf(ended.answer).pathname).toBe('/dashboard/todo');

    // The browser's back button repeats the callback.
    const again = await visit(callback, `/account/callback?${query}`, {
      site,
      cookies: ended.cookies,
    });
    expect(locationOf(again.answer).pathname).toBe('/dashboard');
  });

  it('sign-in first redirects to PUBLIC_URL, because the identity provider redirects back to that address', async () => {
    const { answer: response, cookies } = await visit(
      login,
      'http://localhost:3000/account/login?returnUrl=x',
    );
    expect(locationOf(response).href).toBe(`${own}/account/login?returnUrl=x`);
    expect(cookies).toBe('');
  });

  it('sign-in responds with 503 and a link to try again when the identity provider is down', async () => {
    const { answer: response } = await visit(login, '/account/login?returnUrl=%2Fx', {
      site: createTestSite(),
    });
    expect(response).toMatchObject({
      data: { isOutage: true, retry: '/account/login?returnUrl=%2Fx' },
      init: { status: 503 },
    });
  });
});

describe('/account/reauth', () => {
  it('[SH-31] reauth requests a fresh sign-in', async () => {
    const { answer: response } = await visit(
      reauth,
      '/account/reauth?auth=redirect&returnUrl=%2Fdashboard',
    );
    expect(locationOf(response).searchParams.get('forced')).toBe('true');
  });
});

describe('/account/callback', () => {
  it('the callback responds with 400 and a link to try again when no sign-in was in progress', async () => {
    const { answer: response } = await visit(callback, '/account/callback?code=c&state=unknown');
    expect(response).toMatchObject({
      data: { isOutage: false, retry: '/account/login' },
      init: { status: 400 },
    });
  });
});

describe('the sign-in failure page', () => {
  const html = (isOutage: boolean) =>
    renderPage(
      <SignInFailure isOutage={isOutage} retry="/account/login?returnUrl=%2Fx" />,
      '/account/login',
    );

  it('the sign-in failure page has a link to try again', async () => {
    const page = await html(false);
    expect(page).toContain('<h1');
    expect(page).toContain('href="/account/login?returnUrl=%2Fx"');
    expect(page).not.toContain(m.errors_check_status());
  });

  it('the sign-in failure page links to the service status during an outage', async () => {
    const page = await html(true);
    expect(page).toContain('href="/account/login?returnUrl=%2Fx"');
    expect(page).toContain(m.errors_check_status());
  });
});
