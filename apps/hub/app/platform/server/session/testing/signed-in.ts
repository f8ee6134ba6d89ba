import type { TokenSet } from '#app/platform/server/identity/oidc.server.ts';
import { startSession } from '../session-cookie.server.ts';
import { cookieHeader, type createTestSite } from '#app/platform/server/testing/context.ts';

export const now = new Date('2026-11-21T12:00:00Z');
export const HOUR = 60 * 60 * 1000;

export const tokens = (overrides: Partial<TokenSet & { uid: string }> = {}) => ({
  uid: 'waiting',
  accessToken: 'access-0',
  refreshToken: 'refresh-0',
  idToken: 'id-0',
  accessExpiresAt: now.getTime() + HOUR,
  refreshExpiresAt: null,
  ...overrides,
});

export type Site = ReturnType<typeof createTestSite>;

export async function signIn(
  site: Site,
  overrides?: Parameters<typeof tokens>[0],
): Promise<string> {
  const { context, setCookies } = site.request();
  await startSession(tokens(overrides), null, context);
  return cookieHeader(setCookies);
}

export const get = (path: string, cookies = '') =>
  new Request(`http://127.0.0.1:3000${path}`, { headers: { Cookie: cookies } });

export const post = (
  path: string,
  fields: [string, string | Blob][],
  headers: Record<string, string>,
) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return new Request(`http://127.0.0.1:3000${path}`, {
    method: 'POST',
    body,
    headers: { 'Content-Length': '500', ...headers },
  });
};

export async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const outcome = await work.then(
    () => 'nothing was thrown',
    (error: unknown) => error,
  );
  if (!(outcome instanceof Response)) throw new Error(`no response: ${String(outcome)}`);
  return outcome;
}
