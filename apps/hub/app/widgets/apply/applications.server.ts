import {
  type AppInfoPart,
  type Scheme,
  buildAppInfo,
  isTileClearing,
  schemes,
  tilePart,
  withDebugStatus,
} from '@applicant-hub/domain';
import type { WidgetScope } from '../scope.ts';
import { answersOf, askFor, type MaybeAnswers } from './answers.server.ts';
import { type CommittedByScheme, type CommittedKey, findCommitted } from './committed.server.ts';
import { type DebugStatuses, readDebugStatuses } from './debug-cookie.server.ts';

/** The applications of a person as their APIs tell it, before any tile is chosen. */
export interface Applications {
  parts: Record<Scheme, AppInfoPart>;
  /** Schemes whose answers have not come within the page's budget. */
  pending: readonly Scheme[];
  /** Schemes of which an API failed. */
  failed: readonly Scheme[];
  inClearing: boolean;
  debug: DebugStatuses;
  /** The status codes of the APIs in the order in which they were asked; 0 for no answer. */
  codes: Record<Scheme, readonly number[]>;
  /** What was committed before, and where. */
  committed: CommittedByScheme;
  memory: CommittedKey;
}

/** Stands for a scheme that has not answered yet: nothing is known of it. */
const unanswered = {
  track: { ok: true, value: null },
  clearingTrack: null,
  apply: null,
} as const satisfies MaybeAnswers;

/**
 * Asks for the applications of both schemes at once, and once per request.
 *
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export const findApplications = (scope: WidgetScope): Promise<Applications> =>
  scope.context.once('applications', () => askForApplications(scope));

async function askForApplications({
  request,
  context,
  applicant,
}: WidgetScope): Promise<Applications> {
  const { personalisation, pageState, session, user } = applicant;
  const { studyYear } = personalisation;
  const ugMode = pageState.applyMode.ug;
  const inClearing = isTileClearing({ now: context.now(), studyYear, ugMode });
  const memory = { cache: context.cache, uid: user.uid, studyYear };
  const asked = {
    request,
    context,
    uid: user.uid,
    token: session.accessToken,
    studyYear,
    inClearing,
  };

  const [ug, uc, committed, debug] = await Promise.all([
    askFor('ug', asked),
    askFor('uc', asked),
    findCommitted(memory),
    readDebugStatuses(request, context, pageState),
  ]);
  const answers: Record<Scheme, MaybeAnswers> = { ug, uc };
  const appInfo = buildAppInfo({ ug: ug ?? unanswered, uc: uc ?? unanswered }, studyYear);
  const partOf = (scheme: Scheme) => withDebugStatus(tilePart(appInfo, scheme), debug[scheme]);

  return {
    parts: { ug: partOf('ug'), uc: partOf('uc') },
    pending: schemes.filter((scheme) => answers[scheme] === null),
    failed: schemes.filter((scheme) => hasFailure(answers[scheme])),
    inClearing,
    debug,
    codes: { ug: codesOf(ug), uc: codesOf(uc) },
    committed,
    memory,
  };
}

/** Whether an API of a scheme failed or is late, so that not all can be known of it. */
export const isOut = ({ failed, pending }: Applications, scheme: Scheme): boolean =>
  failed.includes(scheme) || pending.includes(scheme);

/**
 * Whether there is an application of a scheme. A failure must not take away one that was there a
 * moment ago.
 */
export function isStarted(applications: Applications, scheme: Scheme): boolean {
  const { parts, committed } = applications;
  const wasStarted = committed[scheme]?.started ?? false;
  return parts[scheme].applicationStarted || (isOut(applications, scheme) && wasStarted);
}

const hasFailure = (answers: MaybeAnswers) =>
  answers !== null && answersOf(answers).some(({ ok }) => !ok);

/** An answer without content is a 204 (APP-93). */
const codesOf = (answers: MaybeAnswers): number[] =>
  answers === null ? [] : answersOf(answers).map(codeOf);

function codeOf(answer: ReturnType<typeof answersOf>[number]): number {
  if (!answer.ok) return answer.status ?? 0;
  return answer.value === null ? 204 : 200;
}
