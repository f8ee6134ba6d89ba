import { redirectDocument } from '@remix-run/node';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { hasFormToken } from '#app/platform/server/crypto/csrf.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import { keepForm, stashForm } from '#app/platform/server/stashed-form/kept-input.server.ts';
import { returnPath } from './return-path.server.ts';
import type { HubSession } from './sealed-session.server.ts';
import { readSession, writeSession } from './session-cookie.server.ts';

export {
  findStashedForm,
  forgetStashedForm,
  stashForm,
  keptForm,
  keptPage,
  popStashedForm,
} from '#app/platform/server/stashed-form/kept-input.server.ts';
export type { KeptInput } from '#app/platform/server/stashed-form/kept-input.server.ts';
export { readSession };
export type { HubSession };

/** A token set is renewed this long before its access token ends (milliseconds). */
const REFRESH_BEFORE_MS = 60_000;

/**
 * A session is sealed anew, after a rotation of secrets, while its tokens last at least this long:
 * no answer to a request of the same moment, with newer tokens, may be overtaken by it (milliseconds).
 */
const SEAL_ANEW_BEFORE_MS = 2 * REFRESH_BEFORE_MS;

/** Where somebody signs in, and then goes on (SH-30). */
export const signInPath = (returnUrl: string) =>
  `/account/login?returnUrl=${encodeURIComponent(returnUrl)}`;

/** The same for a fresh sign-in, whoever is signed in (SH-31). */
export const reauthPath = (returnUrl: string) =>
  `/account/reauth?auth=redirect&returnUrl=${encodeURIComponent(returnUrl)}`;

/**
 * Guard of every page and action for signed-in people. It renews tokens that are about to end, so
 * that nobody is thrown out while writing. An action calls it before it reads the form: when the
 * session is lost, what was typed is kept for the page to come back to (see `popStashedForm`).
 *
 * @throws a redirect to sign-in (SH-30)
 */
export function requireSession(request: Request, context: HubContext): Promise<HubSession> {
  return context.once('session', async () => {
    const current = await findSession(request, context);
    if (current) return current;
    throw await redirectToSignIn(request, await readSession(request, context), context);
  });
}

/** The session of a request, its tokens renewed as in `requireSession`; null when there is none. */
export async function findSession(
  request: Request,
  context: HubContext,
): Promise<HubSession | null> {
  const session = await readSession(request, context);
  return session && renewed(session, context);
}

/** The redirect of a request whose session is lost: to sign in, and back (SH-30). What a form held is kept. */
export async function redirectToSignIn(
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<Response> {
  return redirectDocument(signInPath(await wayBack(request, session, context)));
}

/** The page to come back to after a sign-in; what a form held is kept for it. */
export const wayBack = async (
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<string> =>
  request.method === 'POST' ? stashForm(request, session, context) : returnPath(request);

/** @returns the session with tokens that are good for a while, or null when it has ended */
async function renewed(session: HubSession, context: HubContext): Promise<HubSession | null> {
  const remaining = session.accessExpiresAt - Date.now();
  if (remaining > REFRESH_BEFORE_MS) {
    if (session.isOutdated && remaining > SEAL_ANEW_BEFORE_MS) await writeSession(session, context);
    return session;
  }
  // Whatever goes wrong, the old access token is still good for a moment.
  return (await refreshed(session, context)) ?? (remaining > 0 ? session : null);
}

/** @returns the session with new tokens, or null when there are none to be had */
async function refreshed(session: HubSession, context: HubContext): Promise<HubSession | null> {
  const { refreshToken, refreshExpiresAt, idToken } = session;
  if (refreshToken === null) return null;
  const outcome = await context.tokens.refresh(refreshToken);
  if (!outcome.ok) return null;
  const tokens = outcome.value;
  // A token that was not replaced ends when it always did.
  const oldEnd = tokens.refreshToken === refreshToken ? refreshExpiresAt : null;
  const next = {
    ...session,
    ...tokens,
    idToken: tokens.idToken ?? idToken,
    refreshExpiresAt: tokens.refreshExpiresAt ?? oldEnd,
  };
  return (await writeSession(next, context)) ? next : null;
}

/**
 * How long the session lasts if nothing is asked of the hub (milliseconds): as long as there are
 * tokens that can be renewed. Null when only the identity provider knows.
 */
export function sessionEndsIn({
  refreshToken,
  refreshExpiresAt,
  accessExpiresAt,
}: HubSession): number | null {
  if (refreshToken !== null && refreshExpiresAt === null) return null;
  const endsAt = Math.max(accessExpiresAt, refreshToken === null ? 0 : (refreshExpiresAt ?? 0));
  return Math.max(endsAt - Date.now(), 0);
}

/**
 * Renews a session before it needs to be, because its person says that they are still there (EXT-24).
 *
 * @returns the session that counts from now on: the old one when the provider gives no new tokens
 */
export const extendSession = async (
  session: HubSession,
  context: HubContext,
): Promise<HubSession> => (await refreshed(session, context)) ?? session;

/**
 * Reads the form that a person fills in and checks its token; actions call `requireForm`.
 * A token of an earlier session (a page that was open while somebody signed in again) costs nothing
 * that was typed: it is kept, and the page comes back with it.
 *
 * @throws a redirect to the form's page
 */
export async function formWithToken(
  request: Request,
  session: HubSession,
  context: HubContext,
): Promise<FormData> {
  const form = await formDataOf(request);
  if (hasFormToken(session, form)) return form;
  throw redirectDocument(await keepForm(form, request, session, context), 303);
}
