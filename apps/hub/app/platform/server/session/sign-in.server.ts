import * as openid from 'openid-client';
import { z } from 'zod';
import type { HubContext } from '#app/platform/server/context.server.ts';
import { cookie, expiredCookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import type { OidcFailure } from '#app/platform/server/identity/oidc-calls.server.ts';
import { safeReturnUrl } from '#app/platform/server/http/safe-redirect.server.ts';
import { isJustSignedIn } from '#app/platform/server/identity/sealed-session.server.ts';
import { readSession, startSession } from './session-cookie.server.ts';
import { passMark } from './session-mark.server.ts';
import { isSignOutOwed, settleSignOut } from './sign-out.server.ts';

/** Each attempt has its own cookie, so that several tabs may sign in at once. */
const ATTEMPT_COOKIE = 'hub-login-';

/** Time limit for the user at the identity provider (seconds). */
const ATTEMPT_S = 10 * 60;

/** Maximum number of concurrent attempts. The cookies of older attempts are removed. */
const MAX_ATTEMPTS = 5;

const attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnUrl: z.string(),
});

/** `unknown-attempt`: the browser returned without the cookie of its attempt. */
export type SignInFailure = OidcFailure['kind'] | 'unknown-attempt';
export type SignInOutcome = { ok: true; location: string } | { ok: false; kind: SignInFailure };

/**
 * Starts a sign-in that returns to the request's `returnUrl`.
 *
 * @param forced require the password even if the user is signed in at the provider (SH-31)
 * @returns the URL at the identity provider
 */
export async function initiateSignIn(
  request: Request,
  context: HubContext,
  { forced }: { forced: boolean },
): Promise<SignInOutcome> {
  const { config, vault } = context;
  const returnUrl = new URL(request.url).searchParams.get('returnUrl');
  const checks = {
    state: openid.randomState(),
    nonce: openid.randomNonce(),
    verifier: openid.randomPKCECodeVerifier(),
  };
  const session = await readSession(request, context);
  const isForced =
    forced || isSignOutOwed(request, context) || (session !== null && isJustSignedIn(session));
  const url = await context.oidc.signInUrl(checks, isForced);
  if (!url.ok) return url;

  dropOldAttempts(request, context);
  const sealed = await vault.seal(
    'login',
    { ...checks, returnUrl: safeReturnUrl(returnUrl, config.publicUrl) },
    ATTEMPT_S,
  );
  context.setCookie(cookie(config, attemptCookie(checks.state), sealed, { maxAge: ATTEMPT_S }));
  return { ok: true, location: url.value.href };
}

export async function finishSignIn(request: Request, context: HubContext): Promise<SignInOutcome> {
  const { search, searchParams } = new URL(request.url);
  const name = attemptCookie(searchParams.get('state') ?? '');
  const sealed = readCookies(request, context.config).get(name);
  const opened = sealed === undefined ? undefined : await context.vault.open('login', sealed);
  const { data: known } = attempt.safeParse(opened);
  if (!known) return { ok: false, kind: 'unknown-attempt' };

  context.setCookie(expiredCookie(context.config, name));
  const tokens = await context.oidc.redeem(search, known);
  if (!tokens.ok) return tokens;
  const sid = await startSession(tokens.value, await readSession(request, context), context);
  if (sid === null) return { ok: false, kind: 'unavailable' };
  passMark(request, sid, context);
  if (isSignOutOwed(request, context)) settleSignOut(context);
  return { ok: true, location: known.returnUrl };
}

const attemptCookie = (state: string) => ATTEMPT_COOKIE + state.slice(0, 12);

function dropOldAttempts(request: Request, context: HubContext): void {
  const names = [...readCookies(request, context.config).keys()].filter((name) =>
    name.startsWith(ATTEMPT_COOKIE),
  );
  for (const name of names.slice(0, Math.max(0, names.length - MAX_ATTEMPTS + 1))) {
    context.setCookie(expiredCookie(context.config, name));
  }
}
