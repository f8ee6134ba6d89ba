import type { HubContext } from '#app/platform/server/context.server.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import type { HubSession } from '#app/platform/server/identity/sealed-session.server.ts';
import { endSession } from './session-cookie.server.ts';

/**
 * Cookie that is set if only the hub's session could be ended: the next sign-in must then require
 * the password.
 */
const OWED_COOKIE = 'hub-signed-out';

/**
 * Ends the hub's session at once, including copies of its cookie, and returns the URL that ends the
 * identity provider's session.
 *
 * @returns null if the provider does not respond. The next sign-in then requires the password, so
 * that on a shared computer no one can enter the account of the previous user.
 */
export async function signOut(session: HubSession, context: HubContext): Promise<string | null> {
  endSession(context);
  await context.signedOut.add(session);
  const url = await context.oidc.signOutUrl(session);
  if (url.ok) return url.value.href;
  context.setCookie(cookie(context.config, OWED_COOKIE, '1'));
  return null;
}

export const isSignOutOwed = (request: Request, { config }: HubContext): boolean =>
  readCookies(request, config).has(OWED_COOKIE);

export const settleSignOut = ({ config, setCookie }: HubContext): void =>
  setCookie(expiredCookie(config, OWED_COOKIE));
