import type { AppLoadContext } from '@remix-run/node';
import { data } from '@remix-run/node';
import type { HubUser } from '@applicant-hub/api-clients';
import type { Personalisation } from '@applicant-hub/domain';
import {
  displayName,
  parsePersonalisation,
  personalisationSetting,
  settingCollections,
} from '@applicant-hub/domain';
import { signInAgain } from '#app/platform/server/session/refused-session.server.ts';
import { isJustSignedIn } from '#app/platform/server/identity/sealed-session.server.ts';
import type { HubSession } from '#app/platform/server/session/session.server.ts';
import { getPageState, type KnownPageState } from './page-state.server.ts';
import { settingData } from './setting-data.server.ts';
import {
  findSession,
  stashForm,
  redirectToSignIn,
  requireSession,
} from '#app/platform/server/session/session.server.ts';

/** Time limit of the account call, without which no page can be shown (milliseconds). */
export const ACCOUNT_TIMEOUT_MS = 5_000;

/** Minimum time that remains for a page's other calls after the account call (milliseconds). */
const AFTER_ACCOUNT_MS = 150;

export interface Applicant extends KnownPageState {
  session: HubSession;
  user: HubUser;
  /** First name, or 'Anonymous' when the identity has none (SH-6). */
  name: string;
  personalisation: Personalisation;
}

/**
 * The applicant of this request. Layout and page loaders run in parallel and share one result.
 *
 * @throws a redirect to sign-in if there is no session, a 503 if the account API does not respond,
 * or any error that the guard of the layout throws
 */
export function getApplicant(request: Request, context: AppLoadContext): Promise<Applicant> {
  return context.once('applicant', () => loadApplicant(request, context));
}

/**
 * The applicant for a layout with restricted access. Pages of the layout also wait for the guard,
 * so that no data is loaded for a user who is redirected: the loader of a layout starts before the
 * loaders of its pages. After an action the applicant is already known, and the guard does not run.
 *
 * @param guard throws a redirect
 */
export function getGuardedApplicant(
  request: Request,
  context: AppLoadContext,
  guard: (scope: {
    request: Request;
    context: AppLoadContext;
    applicant: Applicant;
  }) => Promise<void> | void,
): Promise<Applicant> {
  return context.once('applicant', async () => {
    const applicant = await loadApplicant(request, context);
    await guard({ request, context, applicant });
    return applicant;
  });
}

async function loadApplicant(request: Request, context: AppLoadContext): Promise<Applicant> {
  const session = await requireSession(request, context);
  const call = { token: session.accessToken, requestId: context.requestId };

  const [user, knownPageState] = await Promise.all([
    context.clients.identity.getUser(
      { ...call, timeoutMs: ACCOUNT_TIMEOUT_MS },
      settingCollections,
    ),
    getPageState(session, context),
  ]);

  if (!user.ok) {
    if (user.failure.kind === 'unauthorised') {
      const { api } = user.failure;
      const signIn = await signInAgain({ request, session, context, api }, 'simply');
      if (signIn) throw signIn;
      // Only the account API can check whether an older session is still valid.
      if (!isJustSignedIn(session)) throw await redirectToSignIn(request, session, context);
    }
    // Input is stashed, so that the page can restore it when the account API is available again.
    if (request.method === 'POST') await stashForm(request, session, context);
    throw data(null, { status: 503 });
  }
  return applicantOf(context, { session, user: user.value, page: knownPageState });
}

/**
 * The applicant for a page that needs no session; null without a session, or if the account API
 * does not respond within the page's budget.
 */
export const findApplicant = (
  request: Request,
  context: AppLoadContext,
): Promise<Applicant | null> =>
  context.once('found-applicant', async () => {
    const session = await findSession(request, context);
    if (session === null) return null;
    const [user, page] = await Promise.all([
      context.clients.identity.getUser(
        {
          token: session.accessToken,
          requestId: context.requestId,
          timeoutMs: context.deadline - Date.now(),
        },
        settingCollections,
      ),
      getPageState(session, context),
    ]);
    return user.ok ? applicantOf(context, { session, user: user.value, page }) : null;
  });

export function applicantOf(
  context: AppLoadContext,
  { session, user, page }: Pick<Applicant, 'session' | 'user'> & { page: KnownPageState },
): Applicant {
  context.deadline = Math.max(context.deadline, Date.now() + AFTER_ACCOUNT_MS);
  return {
    session,
    user,
    name: displayName(user.name),
    personalisation: parsePersonalisation(settingData(user, personalisationSetting)),
    ...page,
  };
}
