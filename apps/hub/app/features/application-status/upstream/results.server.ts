import type { AppLoadContext } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import {
  type AppInfoResults,
  type ApplicationResult,
  type ApplicationCall,
  type ApplyApplication,
  type Scheme,
  type TrackedApplication,
  applicationTimeoutMs,
  isSessionRejected,
  needsApply,
  notConfiguredResult,
} from '@applicant-hub/domain';
import { applicationResult } from '@applicant-hub/api-clients';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import { signInAgain } from '#app/platform/server/session/refused-session.server.ts';
import type { HubSession } from '#app/platform/server/session/session.server.ts';

interface StatusRequest {
  request: Request;
  context: AppLoadContext;
  session: HubSession;
  studyYear: number;
  /** The clearing track is requested only for undergraduates in clearing mode. */
  inClearing: boolean;
}

/** Responses of the APIs of one scheme; `clearingTrack` is null unless it was requested. */
type SchemeAnswers = AppInfoResults['ug'];

/** Responses for one scheme, or null if they did not arrive within the page budget. */
export type MaybeResults = (SchemeAnswers & { askedAt: Date }) | null;

/**
 * Calls the application APIs of one scheme, within the page budget.
 *
 * @throws a redirect to sign in again when an API refuses the session (SH-31)
 */
export async function fetchResults(
  scheme: Scheme,
  requested: StatusRequest,
): Promise<MaybeResults> {
  const { request, context, session, studyYear, inClearing } = requested;
  if (!context.config.applicationApiYears.includes(studyYear)) {
    const none = notConfiguredResult(m.apply_none_configured());
    return { track: none, clearingTrack: null, apply: null, askedAt: context.now() };
  }
  const results = await withinBudget(
    { context, applicant: { session } },
    `applications:${scheme}:${studyYear}:${inClearing}`,
    () => fetchScheme(scheme, requested),
  );
  const api = results && refusing(results);
  if (api) {
    const signIn = await signInAgain({ request, session, context, api }, 'afresh');
    if (signIn) throw signIn;
  }
  return results;
}

function refusing({ apply, ...tracks }: SchemeAnswers): 'tracking' | 'apply' | null {
  if (resultsOf({ ...tracks, apply: null }).some(isSessionRejected)) return 'tracking';
  return apply !== null && isSessionRejected(apply) ? 'apply' : null;
}

export const resultsOf = ({ track, clearingTrack, apply }: SchemeAnswers) =>
  [track, clearingTrack, apply].filter((result) => result !== null);

/**
 * Calls tracking first. Calls apply, if the hub has it, only if tracking responds without a started
 * application for the study year (APP-85, APP-86).
 */
async function fetchScheme(
  scheme: Scheme,
  { context, session, studyYear, inClearing }: StatusRequest,
): Promise<NonNullable<MaybeResults>> {
  const { tracking, apply } = context.clients;
  const askedAt = context.now();
  const call = (api: ApplicationCall) => ({
    token: session.accessToken,
    requestId: context.requestId,
    timeoutMs: applicationTimeoutMs(context.config.hubEnv, api),
  });

  const [track, clearingTrack]: [
    ApplicationResult<TrackedApplication>,
    ApplicationResult<TrackedApplication> | null,
  ] = await Promise.all([
    (scheme === 'ug' ? tracking.ugTrack(call('ugTrack')) : tracking.ucTrack(call('ucTrack'))).then(
      applicationResult,
    ),
    scheme === 'ug' && inClearing
      ? tracking.ugClearingTrack(call('ugClearingTrack')).then(applicationResult)
      : null,
  ]);

  // In clearing mode either track may have the application. Apply is called only if neither track
  // has the application.
  const isUntracked = [track, clearingTrack].every(
    (result) => result === null || needsApply(result, studyYear),
  );
  const writing: ApplicationResult<ApplyApplication> | null =
    isUntracked && apply !== null
      ? await (
          scheme === 'ug'
            ? apply.ugApplication(call('ugApply'))
            : apply.ucApplication(call('ucApply'))
        ).then(applicationResult)
      : null;
  return { track, clearingTrack, apply: writing, askedAt };
}
