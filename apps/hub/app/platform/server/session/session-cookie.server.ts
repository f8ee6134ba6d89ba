import { randomUUID } from 'node:crypto';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import type { TokenSet } from '#app/platform/server/identity/oidc.server.ts';
import {
  type HubSession,
  SessionTooLarge,
  type StoredSession,
} from '#app/platform/server/identity/sealed-session.server.ts';

const SESSION_COOKIE = 'hub';

/**
 * The session of this request; null if there is no session or it was signed out. Its tokens may
 * have expired: see `requireSession`.
 */
export function readSession(request: Request, context: HubContext): Promise<HubSession | null> {
  return context.once('session-cookie', async () => {
    const value = readCookies(request, context.config).get(SESSION_COOKIE);
    const session = value === undefined ? null : await context.sessions.open(value);
    return session === null || (await context.signedOut.has(session.sid)) ? null : session;
  });
}

/**
 * Starts a session with the tokens from a sign-in. If the same user signs in again, the session id
 * does not change, so that forms in other tabs are still valid.
 *
 * @returns the session id; null if the tokens do not fit into the cookie
 */
export async function startSession(
  tokens: TokenSet & { uid: string },
  previous: HubSession | null,
  context: HubContext,
): Promise<string | null> {
  const { sid, refusedBy } =
    previous?.uid === tokens.uid ? previous : { sid: randomUUID(), refusedBy: {} };
  const session = { ...tokens, sid, refusedBy, signedInAt: Date.now() };
  return (await writeSession(session, context)) ? sid : null;
}

export async function writeSession(session: StoredSession, context: HubContext): Promise<boolean> {
  try {
    context.setCookie(cookie(context.config, SESSION_COOKIE, await context.sessions.seal(session)));
    return true;
  } catch (error) {
    if (!(error instanceof SessionTooLarge)) throw error;
    const { needs, fits } = error;
    context.log.error({ needs, fits }, 'tokens too large for the session cookie');
    return false;
  }
}

export const endSession = ({
  config,
  setCookie,
}: { config: HubConfig } & Pick<HubContext, 'setCookie'>): void =>
  setCookie(expiredCookie(config, SESSION_COOKIE));
