import { redirectDocument } from '@remix-run/node';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { hasFormToken } from './csrf.server.ts';
import { formDataOf } from '#app/platform/server/http/form-data.server.ts';
import { keepForm, stashForm } from './stashed-form.server.ts';
import { returnPath } from './return-path.server.ts';
import type { HubSession } from '#app/platform/server/identity/sealed-session.server.ts';
import { readSession, writeSession } from './session-cookie.server.ts';

export {
  findStashedForm,
  forgetStashedForm,
  stashForm,
  stashedForm,
  stashedPage,
  popStashedForm,
} from './stashed-form.server.ts';
export type { StashedFields } from './stashed-form.server.ts';
export { readSession };
export type { HubSession };

/** Time before the expiry of the access token at which tokens are renewed (milliseconds). */
const REFRESH_BEFORE_MS = 60_000;

/**
 * Minimum remaining lifetime of tokens for sealing a session again after a rotation of secrets
 * (milliseconds). If the tokens expired sooner, this cookie could overwrite the cookie of a
 * concurrent request that has newer tokens.
 */
const RESEAL_BEFORE_MS = 2 * REFRESH_BEFORE_MS;

/** The path of the sign-in, which then redirects to `returnUrl` (SH-30). */
export const signInPath = (returnUrl: string) =>
  `/account/login?returnUrl=${encodeURIComponent(returnUrl)}`;

/** The path of a new sign-in for a user who is already signed in (SH-31). */
export const reauthPath = (returnUrl: string) =>
  `/account/reauth?auth=redirect&returnUrl=${encodeURIComponent(returnUrl)}`;

/**
 * Guard of every page and action for signed-in users. It renews tokens that are about to expire, so
 * that no user is signed out while writing. An action calls it before it reads the form: if the
 * session is lost, the input is stored for the page that the user returns to (see
 * `popStashedForm`).
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

export async function findSession(
  request: Request,
  context: HubContext,
): Promise<HubSession | null> {
  const session = await readSession(request, context);
  return session && renewed(session, context);
}

/**
 * The redirect of a request whose session is lost: to a sign-in, which returns to the page (SH-30).
 * The input of a form is stored.
 */
export async function redirectToSignIn(
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<Response> {
  return redirectDocument(signInPath(await wayBack(request, session, context)));
}

export const wayBack = async (
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<string> =>
  request.method === 'POST' ? stashForm(request, session, context) : returnPath(request);

/** @returns the session with valid tokens, or null if the session has expired */
async function renewed(session: HubSession, context: HubContext): Promise<HubSession | null> {
  const remaining = session.accessExpiresAt - Date.now();
  if (remaining > REFRESH_BEFORE_MS) {
    if (session.isOutdated && remaining > RESEAL_BEFORE_MS) await writeSession(session, context);
    return session;
  }
  // If the refresh fails, the old access token is still valid for a short time.
  return (await refreshed(session, context)) ?? (remaining > 0 ? session : null);
}

/** @returns the session with new tokens, or null if no new tokens were received */
async function refreshed(session: HubSession, context: HubContext): Promise<HubSession | null> {
  const { refreshToken, refreshExpiresAt, idToken } = session;
  if (refreshToken === null) return null;
  const outcome = await context.tokens.refresh(refreshToken);
  if (!outcome.ok) return null;
  const tokens = outcome.value;
  // If a token was not replaced, its expiry does not change.
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
 * Time that the session lasts without further requests (milliseconds): as long as its tokens can be
 * renewed. Null if the identity provider does not state this time.
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
 * Renews a session early, because the user confirms that they are still there (EXT-24).
 *
 * @returns the current session: the old one if the provider sends no new tokens
 */
export const extendSession = async (
  session: HubSession,
  context: HubContext,
): Promise<HubSession> => (await refreshed(session, context)) ?? session;

/**
 * Reads a form and checks its token; actions call `requireForm`. If the token belongs to an earlier
 * session, because the page was open during a new sign-in, no input is lost: the input is stored,
 * and the page shows it again.
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
