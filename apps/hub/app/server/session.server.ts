import { redirectDocument } from '@remix-run/node';
import type { HubContext } from './context.server.ts';
import { hasFormToken } from './csrf.server.ts';
import { keepForm, keepInput } from './kept-input.server.ts';
import { returnPath } from './return-path.server.ts';
import type { HubSession } from './session-cookie.server.ts';
import { readSession, writeSession } from './session-cookie.server.ts';

export { keepInput, takeKeptInput } from './kept-input.server.ts';
export { readSession };
export type { HubSession };

/** A token set is renewed this long before its access token ends (milliseconds). */
const REFRESH_BEFORE_MS = 60_000;

const loginPath = (returnUrl: string) =>
  `/account/login?returnUrl=${encodeURIComponent(returnUrl)}`;

/** Where a session goes that an application API does not accept (SH-31). */
export const reauthRedirect = (request: Request): Response =>
  redirectDocument(
    `/account/reauth?auth=redirect&returnUrl=${encodeURIComponent(returnPath(request))}`,
  );

/**
 * Guard of every page and action for signed-in people. It renews tokens that are about to end, so
 * that nobody is thrown out while writing. An action calls it before it reads the form: when the
 * session is lost, what was typed is kept for the page to come back to (see `takeKeptInput`).
 *
 * @throws a redirect to sign-in (SH-30)
 */
export function requireSession(request: Request, context: HubContext): Promise<HubSession> {
  return context.once('session', async () => {
    const session = await readSession(request, context);
    const current = session && (await renewed(session, context));
    if (current) return current;
    throw await lostSession(request, session, context);
  });
}

/**
 * The redirect of a request whose session is lost or no longer accepted: to sign in, and back
 * (SH-30). What a form held is kept.
 */
export async function lostSession(
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<Response> {
  const path =
    request.method === 'POST' ? await keepInput(request, session, context) : returnPath(request);
  return redirectDocument(loginPath(path));
}

/** @returns the session with tokens that are good for a while, or null when it has ended */
async function renewed(session: HubSession, context: HubContext): Promise<HubSession | null> {
  const remaining = session.accessExpiresAt - Date.now();
  if (remaining > REFRESH_BEFORE_MS) return session;

  const outcome =
    session.refreshToken === null ? null : await context.tokens.refresh(session.refreshToken);
  if (outcome?.ok) {
    const next = {
      ...session,
      ...outcome.value,
      idToken: outcome.value.idToken ?? session.idToken,
    };
    await writeSession(next, context);
    return next;
  }
  // Whatever went wrong, the old access token is still good for a moment.
  return remaining > 0 ? session : null;
}

/**
 * Guard of every action with a form that a person fills in: reads the form and checks its token.
 * A token of an earlier session (a page that was open while somebody signed in again) costs nothing
 * that was typed: it is kept, and the page comes back with it.
 *
 * @throws a redirect to the form's page
 */
export async function readForm(
  request: Request,
  session: HubSession,
  context: HubContext,
): Promise<FormData> {
  const form = await request.formData();
  if (hasFormToken(session, form)) return form;
  throw redirectDocument(await keepForm(form, request, session, context), 303);
}
