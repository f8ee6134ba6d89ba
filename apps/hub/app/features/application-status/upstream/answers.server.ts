import type { AppLoadContext } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import {
  type AppInfoAnswers,
  type ApplicationAnswer,
  type ApplicationCall,
  type ApplyApplication,
  type Scheme,
  type TrackedApplication,
  applicationTimeoutMs,
  isSessionRejected,
  needsApply,
  notConfiguredAnswer,
} from '@applicant-hub/domain';
import { applicationAnswer } from '@applicant-hub/api-clients';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import { signInAgain } from '#app/platform/server/session/refused-session.server.ts';
import type { HubSession } from '#app/platform/server/session/session.server.ts';

interface Asked {
  request: Request;
  context: AppLoadContext;
  session: HubSession;
  studyYear: number;
  /** The clearing track is requested only for undergraduates in clearing mode. */
  inClearing: boolean;
}

/** Responses of the APIs of one scheme; `clearingTrack` is null unless it was requested. */
type SchemeAnswers = AppInfoAnswers['ug'];

/** Responses for one scheme, or null if they did not arrive within the page budget. */
export type MaybeAnswers = (SchemeAnswers & { askedAt: Date }) | null;

/**
 * Calls the application APIs of one scheme, within the page budget.
 *
 * @throws a redirect to sign in again when an API refuses the session (SH-31)
 */
export async function askFor(scheme: Scheme, asked: Asked): Promise<MaybeAnswers> {
  const { request, context, session, studyYear, inClearing } = asked;
  if (!context.config.applicationApiYears.includes(studyYear)) {
    const none = notConfiguredAnswer(m.apply_none_configured());
    return { track: none, clearingTrack: null, apply: null, askedAt: context.now() };
  }
  const answers = await withinBudget(
    { context, applicant: { session } },
    `applications:${scheme}:${studyYear}:${inClearing}`,
    () => ask(scheme, asked),
  );
  const api = answers && refusing(answers);
  if (api) {
    const signIn = await signInAgain({ request, session, context, api }, 'afresh');
    if (signIn) throw signIn;
  }
  return answers;
}

/** Returns the API that refused the session, if any. */
function refusing({ apply, ...tracks }: SchemeAnswers): 'tracking' | 'apply' | null {
  if (answersOf({ ...tracks, apply: null }).some(isSessionRejected)) return 'tracking';
  return apply !== null && isSessionRejected(apply) ? 'apply' : null;
}

export const answersOf = ({ track, clearingTrack, apply }: SchemeAnswers) =>
  [track, clearingTrack, apply].filter((answer) => answer !== null);

/**
 * Calls tracking first. Calls apply only if tracking responds without a started application of the
 * study year (APP-85, APP-86).
 */
async function ask(
  scheme: Scheme,
  { context, session, studyYear, inClearing }: Asked,
): Promise<NonNullable<MaybeAnswers>> {
  const { tracking, apply } = context.clients;
  const askedAt = context.now();
  const call = (api: ApplicationCall) => ({
    token: session.accessToken,
    requestId: context.requestId,
    timeoutMs: applicationTimeoutMs(context.config.hubEnv, api),
  });

  const [track, clearingTrack]: [
    ApplicationAnswer<TrackedApplication>,
    ApplicationAnswer<TrackedApplication> | null,
  ] = await Promise.all([
    (scheme === 'ug' ? tracking.ugTrack(call('ugTrack')) : tracking.ucTrack(call('ucTrack'))).then(
      applicationAnswer,
    ),
    scheme === 'ug' && inClearing
      ? tracking.ugClearingTrack(call('ugClearingTrack')).then(applicationAnswer)
      : null,
  ]);

  // In clearing mode either track may have the application. Apply is called only if neither track
  // has the application.
  const isUntracked = [track, clearingTrack].every(
    (answer) => answer === null || needsApply(answer, studyYear),
  );
  const writing: ApplicationAnswer<ApplyApplication> | null = isUntracked
    ? await (
        scheme === 'ug'
          ? apply.ugApplication(call('ugApply'))
          : apply.ucApplication(call('ucApply'))
      ).then(applicationAnswer)
    : null;
  return { track, clearingTrack, apply: writing, askedAt };
}
