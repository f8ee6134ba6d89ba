import {
  type AppInfoPart,
  type KnownMode,
  type Scheme,
  buildAppInfo,
  isTileClearing,
  schemes,
  tilePart,
  withDebugStatus,
} from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { answersOf, askFor, type MaybeAnswers } from '../upstream/answers.server.ts';
import {
  type CommittedByScheme,
  type CommittedKey,
  findCommitted,
  recallable,
} from '../upstream/committed.server.ts';
import {
  type DebugStatuses,
  noDebugStatuses,
  readDebugStatuses,
} from '#app/platform/request/debug-cookie.server.ts';

/** The applications of a person as their APIs tell it, before any tile is chosen. */
export interface Applications {
  parts: Record<Scheme, AppInfoPart>;
  /** Schemes whose answers have not come within the page's budget. */
  pending: readonly Scheme[];
  /** Schemes of which an API failed. */
  failed: readonly Scheme[];
  /** Schemes whose mode is not known, so that nothing that it may hold back is told (AMB-111). */
  unknownMode: readonly Scheme[];
  /** Whether there are application APIs for the year at all. */
  isConfigured: boolean;
  inClearing: boolean;
  debug: DebugStatuses;
  /** The status codes of the APIs in the order in which they were asked; 0 for no answer. */
  codes: Record<Scheme, readonly number[]>;
  /** When the APIs were asked; null while they have not answered. */
  askedAt: Record<Scheme, Date | null>;
  /** What was committed before, and where. */
  committed: CommittedByScheme;
  memory: CommittedKey;
  /** As much of it as may be told now. */
  recalled: CommittedByScheme;
}

/**
 * The schemes whose answer is late or failed, or whose mode is not known; a status that is set for
 * debugging needs none of them.
 */
export const unsureSchemes = ({
  pending,
  failed,
  unknownMode,
  debug,
}: Pick<Applications, 'pending' | 'failed' | 'unknownMode' | 'debug'>): readonly Scheme[] =>
  schemes.filter(
    (scheme) =>
      debug[scheme] === null && [pending, failed, unknownMode].some((of) => of.includes(scheme)),
  );

/** Stands for a scheme that has not answered yet: nothing is known of it. */
const unanswered = {
  track: { ok: true, value: null },
  clearingTrack: null,
  apply: null,
} as const satisfies Omit<NonNullable<MaybeAnswers>, 'askedAt'>;

/**
 * Asks for the applications of both schemes at once, and once per request and year.
 *
 * @param studyYear the year of the preferences, unless another one is applied for
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export const findApplications = (
  scope: RequestScope,
  studyYear = scope.applicant.personalisation.studyYear,
): Promise<Applications> =>
  scope.context.once(`applications:${studyYear}`, () => askForApplications(scope, studyYear));

async function askForApplications(
  { request, context, applicant }: RequestScope,
  studyYear: number,
): Promise<Applications> {
  const { personalisation, pageState, session } = applicant;
  const { applyMode } = pageState;
  const isClearing = (ugMode: KnownMode) =>
    isTileClearing({ now: context.now(), studyYear, ugMode });
  const memory = { context, uid: session.uid, studyYear };
  const asked = {
    request,
    context,
    session,
    studyYear,
    // It may be Clearing: an application made in it must not seem to be missing.
    inClearing: isClearing(applyMode.ug ?? 'clearing'),
  };

  const [ug, uc, committed, debug] = await Promise.all([
    askFor('ug', asked),
    askFor('uc', asked),
    findCommitted(memory),
    // What is forced is forced on the tiles, which are of the year of the preferences.
    studyYear === personalisation.studyYear
      ? readDebugStatuses(request, context, pageState)
      : noDebugStatuses,
  ]);
  const answers: Record<Scheme, MaybeAnswers> = { ug, uc };
  const appInfo = buildAppInfo({ ug: ug ?? unanswered, uc: uc ?? unanswered }, studyYear);
  const partOf = (scheme: Scheme) => withDebugStatus(tilePart(appInfo, scheme), debug[scheme]);

  return {
    parts: { ug: partOf('ug'), uc: partOf('uc') },
    pending: schemes.filter((scheme) => answers[scheme] === null),
    failed: schemes.filter((scheme) => hasFailure(answers[scheme])),
    unknownMode: schemes.filter((scheme) => applyMode[scheme] === null && debug[scheme] === null),
    isConfigured: context.config.applicationApiYears.includes(studyYear),
    inClearing: isClearing(applyMode.ug),
    debug,
    codes: { ug: codesOf(ug), uc: codesOf(uc) },
    askedAt: { ug: ug?.askedAt ?? null, uc: uc?.askedAt ?? null },
    committed,
    memory,
    recalled: recallable(committed, applyMode),
  };
}

/** Whether an API of a scheme failed or is late, so that not all can be known of it. */
export const isOut = ({ failed, pending }: Applications, scheme: Scheme): boolean =>
  failed.includes(scheme) || pending.includes(scheme);

/**
 * Whether there is an application of a scheme. A failure takes away none that was there a moment
 * ago, and adds none that was not: one that reads as started (APP-95) counts where nothing is known.
 */
export function isStarted(applications: Applications, scheme: Scheme): boolean {
  const { parts, committed } = applications;
  const before = isOut(applications, scheme) ? committed[scheme] : null;
  if (before?.started) return true;
  return parts[scheme].applicationStarted && !isAbsent(applications, scheme);
}

/** Whether there was no application of a scheme when its APIs last answered, and none is told of now. */
function isAbsent(applications: Applications, scheme: Scheme): boolean {
  const { parts, committed } = applications;
  const isToldOf = parts[scheme].cycleYear !== null;
  return isOut(applications, scheme) && committed[scheme]?.started === false && !isToldOf;
}

/** Whether there may be an application of a scheme that its APIs do not tell of. */
export function maybeStarted(applications: Applications, scheme: Scheme): boolean {
  const { parts, pending, debug, isConfigured } = applications;
  // APIs that are not there for a year have nothing to tell of either scheme.
  if (!isConfigured || debug[scheme] !== null) return false;
  const isUntold = parts[scheme].applyUnavailable || pending.includes(scheme);
  return isUntold && !isAbsent(applications, scheme);
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
