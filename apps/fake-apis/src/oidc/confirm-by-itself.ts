import type { KoaContextWithOIDC } from 'oidc-provider';

/** Routes on which the provider asks for confirmation before it ends a session. */
const ASKING_ROUTES = ['end_session', 'resume'];

/**
 * Confirms the end of a session for the user, on a sign-out or on a sign-in with another account.
 *
 * The provider responds with a form that a script submits. This function submits the form on the
 * server and returns the response to the browser, so that signing out needs no scripts and no
 * confirmation.
 */
export async function confirmByItself(
  ctx: KoaContextWithOIDC,
  next: () => Promise<unknown>,
): Promise<void> {
  await next();
  if (!('oidc' in ctx)) return; // The path does not belong to the provider.
  const secret = ctx.oidc.session?.state?.['secret'];
  if (typeof secret !== 'string' || !ASKING_ROUTES.includes(ctx.oidc.route)) return;

  const response = await fetch(ctx.oidc.urlFor('end_session_confirm'), {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookiesAfter(ctx) },
    body: new URLSearchParams({ xsrf: secret, logout: 'yes' }),
  });
  const location = response.headers.get('location');
  if (location === null)
    throw new Error(`the request to end the session returned ${response.status}`);
  for (const cookie of response.headers.getSetCookie()) ctx.append('set-cookie', cookie);
  ctx.redirect(location);
  ctx.status = 303;
}

/**
 * The cookies that the browser would send next. If several cookies have the same name, the first
 * cookie is used.
 */
function cookiesAfter(ctx: KoaContextWithOIDC): string {
  const set = ctx.response.headers['set-cookie'] ?? [];
  const fresh = [set].flat().map((cookie) => cookie.split(';')[0]);
  return [...fresh, ctx.get('cookie')].filter(Boolean).join('; ');
}
