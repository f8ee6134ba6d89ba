import {
  type AppInfoPart,
  commitStatuses,
  type Decision,
  type Face,
  faceOf,
  holdsBack,
  isApplyHidden,
  type KnownMode,
  type KnownStatuses,
  nothingCommitted,
  type Scheme,
  schemes,
  statusInYear,
  type TileStatus,
  tileStatuses,
} from '@applicant-hub/domain';
import { z } from 'zod';
import type { HubContext } from '#app/platform/server/context.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import { findClosedYear } from '../applications/closed-year.server.ts';

/** How long a committed status may be shown while tracking is down (EXT-11). */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Last committed status of a scheme, with its time (epoch milliseconds). */
export interface Committed {
  status: TileStatus;
  /** Whether an application existed. If so, it has a tile even while its APIs fail. */
  started: boolean;
  at: number;
  /** The choices that the tile showed. */
  decisions: readonly Decision[];
}
export type CommittedByScheme = Readonly<Record<Scheme, Committed | null>>;

type Call = Pick<RequestScope, 'context' | 'applicant'>;

export interface CommittedKey {
  context: Pick<HubContext, 'cache' | 'once'>;
  uid: string;
  studyYear: number;
}

const keyOf = ({ context, uid, studyYear }: CommittedKey) =>
  personalKey(context, uid, `committed:${studyYear}`);

const decision: z.ZodType<Decision> = z.object({
  institutionCode: z.string(),
  institutionName: z.string().nullable(),
  courseName: z.string().nullable(),
  choiceStatus: z.string(),
  choiceStatusId: z.string(),
  reasonsOfDelay: z
    .object({
      confirmationPendingReasons: z.array(z.string()),
      actionRequiredByApplicantText: z.string(),
    })
    .nullable(),
});

const committed: z.ZodType<Committed | null> = z
  .object({
    status: z.enum(tileStatuses),
    started: z.boolean(),
    at: z.number(),
    decisions: z.array(decision),
  })
  .nullable();
const storedSchema = z.object({
  ug: committed,
  uc: committed,
  /** The schemes that never responded. A scheme that responded may also have no status. */
  unseen: z.array(z.enum(schemes)).default([]),
});

const readStored = async (key: CommittedKey) =>
  (await key.context.cache.get(await keyOf(key), storedSchema)) ?? {
    ug: null,
    uc: null,
    unseen: schemes,
  };

export async function findCommitted(key: CommittedKey): Promise<CommittedByScheme> {
  const { ug, uc } = await readStored(key);
  return { ug, uc };
}

const ownKey = ({ context, applicant }: Call): CommittedKey => ({
  context,
  uid: applicant.session.uid,
  studyYear: applicant.personalisation.studyYear,
});

/**
 * Returns the committed statuses that may be shown. It leaves out schemes without an application,
 * and schemes whose mode is unknown or hides statuses, because a status may have been committed
 * before the mode changed (AMB-111).
 */
export const recallable = (
  { ug, uc }: CommittedByScheme,
  modes: Readonly<Record<Scheme, KnownMode>>,
): CommittedByScheme => ({
  ug: holdsBack(modes.ug) || ug?.status === 'notStarted' ? null : ug,
  uc: holdsBack(modes.uc) || uc?.status === 'notStarted' ? null : uc,
});

/**
 * `recallable` for the applicant of a request, in their study year. It calls no application API.
 */
export const findRecalled = async (call: Call): Promise<CommittedByScheme> =>
  recallable(await findCommitted(ownKey(call)), call.applicant.pageState.applyMode);

export const committedStatuses = ({
  ug,
  uc,
}: CommittedByScheme): Readonly<Record<Scheme, TileStatus | null>> => ({
  ug: ug?.status ?? null,
  uc: uc?.status ?? null,
});

interface LatestStatuses {
  readonly statuses: KnownStatuses;
  /** Whether both schemes have responded, or the year has no application APIs. */
  readonly isComplete: boolean;
}

/**
 * Returns the latest committed statuses that may be shown, adjusted to the current time of the
 * year. It calls no application API.
 */
export async function latestStatuses(call: Call): Promise<LatestStatuses> {
  const { context, applicant } = call;
  const { studyYear } = applicant.personalisation;
  const [stored, closed] = await Promise.all([readStored(ownKey(call)), findClosedYear(call)]);
  const { ug, uc } = committedStatuses(recallable(stored, applicant.pageState.applyMode));
  const hasApis =
    !isApplyHidden(studyYear) && context.config.applicationApiYears.includes(studyYear);
  return {
    statuses: { ug: ug && statusInYear(ug, closed.ug), uc: uc && statusInYear(uc, closed.uc) },
    isComplete: !hasApis || stored.unseen.length === 0,
  };
}

export const lastStatuses = async (call: Call): Promise<KnownStatuses> =>
  (await latestStatuses(call)).statuses;

/** Null if the statuses have no face. */
export const faceOfKnown = ({ ug, uc }: KnownStatuses): Face | null =>
  faceOf({ ...(ug && { ug }), ...(uc && { uc }) });

export type Answered = Pick<Committed, 'status' | 'decisions'>;

/**
 * Commits the statuses of the displayed tiles (APP-61, APP-62).
 *
 * @param answered statuses of the tiles whose APIs responded
 * @param unknown schemes whose committed status is preserved: their APIs failed, or a status is
 *   forced
 */
export async function commit(
  key: CommittedKey,
  previous: CommittedByScheme,
  {
    results,
    unknown,
    parts,
    inClearing,
    now,
  }: {
    results: Partial<Record<Scheme, Answered>>;
    unknown: readonly Scheme[];
    parts: Record<Scheme, Pick<AppInfoPart, 'applicationStarted'>>;
    inClearing: boolean;
    now: Date;
  },
): Promise<void> {
  const before = {
    ug: previous.ug?.status ?? nothingCommitted.ug,
    uc: previous.uc?.status ?? nothingCommitted.uc,
  };
  const { ug, uc } = results;
  const shown = { ...(ug && { ug: ug.status }), ...(uc && { uc: uc.status }) };
  const after = commitStatuses(before, shown, inClearing);
  const next = (scheme: Scheme): Committed | null => {
    if (unknown.includes(scheme)) return previous[scheme];
    const { applicationStarted: started } = parts[scheme];
    const status = after[scheme];
    // The application exists although it has no tile: another tile represents it.
    if (status === 'notStarted' && started) return null;
    if (status !== 'notStarted' && !(scheme in results)) return previous[scheme];
    return { status, started, at: now.getTime(), decisions: results[scheme]?.decisions ?? [] };
  };
  const stored = {
    ...{ ug: next('ug'), uc: next('uc') },
    unseen: unknown.filter((scheme) => previous[scheme] === null),
  };
  await key.context.cache.set(await keyOf(key), stored, KEEP_MS);
}
