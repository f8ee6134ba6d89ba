import {
  type AppInfoPart,
  commitStatuses,
  type Decision,
  holdsBack,
  type KnownMode,
  type KnownStatuses,
  nothingCommitted,
  type Scheme,
  statusInYear,
  type TileStatus,
  tileStatuses,
} from '@applicant-hub/domain';
import { z } from 'zod';
import type { HubContext } from '#app/platform/server/context.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { personalKey } from '#app/platform/request/personal-key.server.ts';
import { findClosedYear } from '../applications/closed-year.server.ts';

/** How long a committed status may still be shown while tracking is down (EXT-11). */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** The status that was last committed for a scheme, and when (epoch milliseconds). */
export interface Committed {
  status: TileStatus;
  /** Whether there was an application, which has a tile even while its APIs fail. */
  started: boolean;
  at: number;
  /** The choices that its tile showed. */
  decisions: readonly Decision[];
}
export type CommittedByScheme = Readonly<Record<Scheme, Committed | null>>;

/** One memory per person and study year. */
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
const committedByScheme: z.ZodType<CommittedByScheme> = z.object({ ug: committed, uc: committed });

/** What was committed for this person, if anything is still remembered. */
export const findCommitted = async (key: CommittedKey): Promise<CommittedByScheme> =>
  (await key.context.cache.get(await keyOf(key), committedByScheme)) ?? { ug: null, uc: null };

/**
 * What was committed and may still be told: nothing of a scheme that had no application, or whose mode holds back what tracking
 * reports, or may do so, for what was committed is of before (AMB-111).
 */
export const recallable = (
  { ug, uc }: CommittedByScheme,
  modes: Readonly<Record<Scheme, KnownMode>>,
): CommittedByScheme => ({
  ug: holdsBack(modes.ug) || ug?.status === 'notStarted' ? null : ug,
  uc: holdsBack(modes.uc) || uc?.status === 'notStarted' ? null : uc,
});

/** The same for the applicant of a request, in their study year. No application API is called. */
export async function findRecalled({
  context,
  applicant,
}: Pick<RequestScope, 'context' | 'applicant'>): Promise<CommittedByScheme> {
  const { session, personalisation, pageState } = applicant;
  const { studyYear } = personalisation;
  const committed = await findCommitted({ context, uid: session.uid, studyYear });
  return recallable(committed, pageState.applyMode);
}

/** The statuses that were committed, without their times. */
export const committedStatuses = ({
  ug,
  uc,
}: CommittedByScheme): Readonly<Record<Scheme, TileStatus | null>> => ({
  ug: ug?.status ?? null,
  uc: uc?.status ?? null,
});

/**
 * The statuses of the applicant's applications as last committed, as far as they may be told, and as
 * the year has them now. No application API is called.
 */
export async function lastStatuses(
  call: Pick<RequestScope, 'context' | 'applicant'>,
): Promise<KnownStatuses> {
  const [recalled, closed] = await Promise.all([findRecalled(call), findClosedYear(call)]);
  const { ug, uc } = committedStatuses(recalled);
  return {
    ug: ug && statusInYear(ug, closed.ug),
    uc: uc && statusInYear(uc, closed.uc),
  };
}

/** What the tile of a scheme shows. */
export type Answered = Pick<Committed, 'status' | 'decisions'>;

/**
 * Commits the statuses of the tiles that show (APP-61, APP-62).
 *
 * @param answered statuses of the tiles whose APIs answered
 * @param unknown schemes that keep what was committed: their APIs failed, or a state is forced
 */
export async function commit(
  key: CommittedKey,
  previous: CommittedByScheme,
  {
    answered,
    unknown,
    parts,
    inClearing,
    now,
  }: {
    answered: Partial<Record<Scheme, Answered>>;
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
  const { ug, uc } = answered;
  const shown = { ...(ug && { ug: ug.status }), ...(uc && { uc: uc.status }) };
  const after = commitStatuses(before, shown, inClearing);
  const next = (scheme: Scheme): Committed | null => {
    if (unknown.includes(scheme)) return previous[scheme];
    const { applicationStarted: started } = parts[scheme];
    const status = after[scheme];
    // An application without a tile is not absent: another tile stands for it.
    if (status === 'notStarted' && started) return null;
    if (status !== 'notStarted' && !(scheme in answered)) return previous[scheme];
    return { status, started, at: now.getTime(), decisions: answered[scheme]?.decisions ?? [] };
  };
  await key.context.cache.set(await keyOf(key), { ug: next('ug'), uc: next('uc') }, KEEP_MS);
}
