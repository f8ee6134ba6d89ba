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
import { resultsOf, fetchResults, type MaybeResults } from '../upstream/results.server.ts';
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

export interface Applications {
  parts: Record<Scheme, AppInfoPart>;
  /** Schemes whose response did not arrive within the page budget. */
  pending: readonly Scheme[];
  failed: readonly Scheme[];
  /**
   * Schemes with an unknown mode. The hub does not show anything about them that the mode may hide
   * (AMB-111).
   */
  unknownMode: readonly Scheme[];
  /** Whether any application API is configured for the year. */
  isConfigured: boolean;
  inClearing: boolean;
  debug: DebugStatuses;
  /** Status codes of the APIs in call order; 0 for no response. */
  codes: Record<Scheme, readonly number[]>;
  /** When the APIs were called; null until they respond. */
  askedAt: Record<Scheme, Date | null>;
  committed: CommittedByScheme;
  memory: CommittedKey;
  /** The committed statuses that may be shown now. */
  recalled: CommittedByScheme;
}

/** A status forced for debugging is always certain. */
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

/** Placeholder for a scheme whose APIs have not responded yet. */
const unanswered = {
  track: { ok: true, value: null },
  clearingTrack: null,
  apply: null,
} as const satisfies Omit<NonNullable<MaybeResults>, 'askedAt'>;

/**
 * Requests the applications of both schemes in parallel, once per request and year.
 *
 * @param studyYear the year of the preferences, unless another apply year is given
 * @throws a redirect to sign in again when an application API refuses the session (SH-31)
 */
export const findApplications = (
  scope: RequestScope,
  studyYear = scope.applicant.personalisation.studyYear,
): Promise<Applications> =>
  scope.context.once(`applications:${studyYear}`, () => fetchApplications(scope, studyYear));

async function fetchApplications(
  { request, context, applicant }: RequestScope,
  studyYear: number,
): Promise<Applications> {
  const { personalisation, pageState, session } = applicant;
  const { applyMode } = pageState;
  const isClearing = (ugMode: KnownMode) =>
    isTileClearing({ now: context.now(), studyYear, ugMode });
  const memory = { context, uid: session.uid, studyYear };
  const requested = {
    request,
    context,
    session,
    studyYear,
    // If the mode is unknown, it may be Clearing. An application made in Clearing must not appear
    // to be missing.
    inClearing: isClearing(applyMode.ug ?? 'clearing'),
  };

  const [ug, uc, committed, debug] = await Promise.all([
    fetchResults('ug', requested),
    fetchResults('uc', requested),
    findCommitted(memory),
    // Forced states apply to the tiles, which show the year of the preferences.
    studyYear === personalisation.studyYear
      ? readDebugStatuses(request, context, pageState)
      : noDebugStatuses,
  ]);
  const results: Record<Scheme, MaybeResults> = { ug, uc };
  const appInfo = buildAppInfo({ ug: ug ?? unanswered, uc: uc ?? unanswered }, studyYear);
  const partOf = (scheme: Scheme) => withDebugStatus(tilePart(appInfo, scheme), debug[scheme]);

  return {
    parts: { ug: partOf('ug'), uc: partOf('uc') },
    pending: schemes.filter((scheme) => results[scheme] === null),
    failed: schemes.filter((scheme) => hasFailure(results[scheme])),
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

export const isOut = ({ failed, pending }: Applications, scheme: Scheme): boolean =>
  failed.includes(scheme) || pending.includes(scheme);

/**
 * Whether an application in a scheme exists. After a failure, the last known state applies. A
 * failure that counts as a started application (APP-95) matters only if no state is known.
 */
export function isStarted(applications: Applications, scheme: Scheme): boolean {
  const { parts, committed } = applications;
  const before = isOut(applications, scheme) ? committed[scheme] : null;
  if (before?.started) return true;
  return parts[scheme].applicationStarted && !isAbsent(applications, scheme);
}

/**
 * Whether the last response had no application in a scheme, and no API reports an application now.
 */
function isAbsent(applications: Applications, scheme: Scheme): boolean {
  const { parts, committed } = applications;
  const hasCycle = parts[scheme].cycleYear !== null;
  return isOut(applications, scheme) && committed[scheme]?.started === false && !hasCycle;
}

/** Whether an application in a scheme may exist although its APIs do not report it. */
export function maybeStarted(applications: Applications, scheme: Scheme): boolean {
  const { parts, pending, debug, isConfigured } = applications;
  // If no API is configured for the year, the hub assumes that no application exists.
  if (!isConfigured || debug[scheme] !== null) return false;
  const isUnknown = parts[scheme].applyUnavailable || pending.includes(scheme);
  return isUnknown && !isAbsent(applications, scheme);
}

const hasFailure = (results: MaybeResults) =>
  results !== null && resultsOf(results).some(({ ok }) => !ok);

/** A response without content is a 204 (APP-93). */
const codesOf = (results: MaybeResults): number[] =>
  results === null ? [] : resultsOf(results).map(codeOf);

function codeOf(result: ReturnType<typeof resultsOf>[number]): number {
  if (!result.ok) return result.status ?? 0;
  return result.value === null ? 204 : 200;
}
