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
import { signInAgain } from '#app/platform/server/refused-session.server.ts';
import { isJustSignedIn } from '#app/platform/server/sealed-session.server.ts';
import type { HubSession } from '#app/platform/server/session.server.ts';
import { getPageState, type KnownPageState } from './page-state.server.ts';
import { settingData } from './setting-data.server.ts';
import {
  stashForm,
  redirectToSignIn,
  requireSession,
} from '#app/platform/server/session.server.ts';

/** The account must answer for there to be a page at all; it may take this long (milliseconds). */
export const ACCOUNT_TIMEOUT_MS = 5_000;

/** What the rest of a page gets when the account took all of its budget (milliseconds). */
const AFTER_ACCOUNT_MS = 150;

/** The signed-in person and what the hub knows of them, as every dashboard route needs it. */
export interface Applicant extends KnownPageState {
  session: HubSession;
  user: HubUser;
  /** First name, or 'Anonymous' when the identity gives none (SH-6). */
  name: string;
  personalisation: Personalisation;
}

/**
 * The applicant of this request. Layout and page loaders run side by side and share one answer.
 *
 * @throws a redirect to sign-in without a session, or a 503 when the account does not answer; and what
 *   the guard of the layout throws
 */
export function getApplicant(request: Request, context: AppLoadContext): Promise<Applicant> {
  return context.once('applicant', () => loadApplicant(request, context));
}

/**
 * The same for a layout that does not let everybody in. Its pages wait for the guard, too, so nothing
 * is loaded for somebody it turns away: the loader of a layout begins before those of its pages. After
 * an action, which knows the applicant already, nobody is turned away from what was answered.
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
  }) => Promise<void>,
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
      // Whether a session is still good after a while, nobody but the account knows.
      if (!isJustSignedIn(session)) throw await redirectToSignIn(request, session, context);
    }
    // Nothing that was typed may be lost with the page: it is back when the account is.
    if (request.method === 'POST') await stashForm(request, session, context);
    throw data(null, { status: 503 });
  }
  return applicantOf(context, { session, user: user.value, page: knownPageState });
}

/** The applicant of a request, from account and page state. */
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
