import type { HubContext } from '#app/platform/server/context.server.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import type { HubSession } from './sealed-session.server.ts';
import { endSession } from './session-cookie.server.ts';

/** Set when only the hub's session could be ended: the next sign-in must ask for the password. */
const OWED_COOKIE = 'hub-signed-out';

/**
 * Ends the hub's session at once, also for copies of its cookie, and says where the identity provider ends its own.
 *
 * @returns null when the provider does not answer; the next sign-in then asks for the password, so
 *   that on a shared computer nobody slips into the account that was left
 */
export async function signOut(session: HubSession, context: HubContext): Promise<string | null> {
  endSession(context);
  await context.signedOut.add(session);
  const url = await context.oidc.signOutUrl(session);
  if (url.ok) return url.value.href;
  context.setCookie(cookie(context.config, OWED_COOKIE, '1'));
  return null;
}

/** Whether the identity provider may still know the person who signed out here. */
export const isSignOutOwed = (request: Request, { config }: HubContext): boolean =>
  readCookies(request, config).has(OWED_COOKIE);

export const settleSignOut = ({ config, setCookie }: HubContext): void =>
  setCookie(expiredCookie(config, OWED_COOKIE));
