import { owesReply, statesOf } from '../apply-status/choices/choices.ts';
import { confirmationOf } from '../apply-status/choices/confirmation.ts';
import type { Decision, Scheme } from '../apply-status/types.ts';
import type { DateStage } from '../cycle/cycle-place.ts';
import { type Face, faceOfStatus } from '../faces/face.ts';
import type { YearStatus } from '../phases/year-status.ts';

/** One application, or a scheme in which the applicant may still apply (`notStarted`). */
export interface MyApplication {
  readonly scheme: Scheme;
  /** Null while unknown. */
  readonly status: YearStatus | null;
  /** Empty while unknown. */
  readonly decisions: readonly Decision[];
  /** Whether the applicant is known to have applied. Not every status shows this. */
  readonly hasApplied: boolean;
}

/**
 * The schemes whose dates may concern an applicant. Undergraduates may apply to universities,
 * unless they have applied only to conservatoires.
 */
export const mySchemes = (
  applied: readonly Scheme[],
  hasConservatoires: boolean,
): readonly Scheme[] => {
  const toUniversities = applied.length === 0 || applied.includes('ug');
  const toConservatoires = hasConservatoires || applied.includes('uc');
  return [...(toUniversities ? ['ug' as const] : []), ...(toConservatoires ? ['uc' as const] : [])];
};

/**
 * The stages of the year with dates for an applicant, now or later. `decisions` are the days by
 * which universities decide; the dates of `confirmation` are results days.
 */
export type Part = DateStage | 'decisions';

const all: readonly Part[] = ['apply', 'decisions', 'reply', 'extra', 'clearing', 'confirmation'];
const afterSending: readonly Part[] = ['decisions', 'reply', 'confirmation'];

const partsOfFace: Readonly<Record<Face, readonly Part[]>> = {
  beginning: ['apply', ...afterSending],
  choosing: ['apply', ...afterSending],
  waiting: afterSending,
  deciding: ['reply', 'confirmation'],
  looking: ['extra', 'clearing'],
  results: ['confirmation'],
  clearing: ['clearing'],
  placed: [],
  ended: [],
};

/** The statuses for which each university sets its own date. */
const withoutCommonDate: readonly YearStatus[] = ['extraWaiting', 'extraOffer', 'clearingWaiting'];

export const isWaiting = ({ status }: Pick<MyApplication, 'status'>): boolean => {
  const face = status && faceOfStatus[status];
  return face === 'waiting' || face === 'results';
};

/** Whether the applicant has something to do by a fixed day, if that day is known. */
export const actsByDeadline = (application: MyApplication): boolean =>
  isCertain(application) &&
  !isWaiting(application) &&
  partsOf(application).some(
    (part) =>
      part === 'apply' ||
      part === 'extra' ||
      part === 'clearing' ||
      isFixedReply(part, application),
  );

/** Undergraduates reply by a day that depends on their decisions. */
const isFixedReply = (part: Part, { scheme }: MyApplication): boolean =>
  part === 'reply' && scheme === 'uc';

/** Whether the status shows which dates concern the applicant. */
export const isCertain = ({ status }: MyApplication): boolean =>
  status !== null && status !== 'clearingUnknown' && faceOfStatus[status] !== null;

/** Whether the applicant holds no offer and may add an ordinary choice, as before any decision. */
export const mayAddChoice = ({ status }: Pick<MyApplication, 'status'>): boolean =>
  status === 'extraNotOpen';

export function partsOf(application: MyApplication): readonly Part[] {
  const { status, hasApplied } = application;
  const face = status && faceOfStatus[status];
  if (face === null || status === null) {
    return hasApplied ? all.filter((part) => part !== 'apply') : all;
  }
  if (withoutCommonDate.includes(status)) return [];
  const parts = partsOfFace[face];
  if (face === 'deciding' && !repliesByCommonDate(application)) {
    return parts.filter((part) => part !== 'reply');
  }
  return face === 'results' && dependsOnResults(application) === false ? [] : parts;
}

/**
 * Whether the reply date of the scheme concerns an applicant with an offer. An offer in Extra has
 * its own date. If the choices are unknown, the status decides.
 */
export const repliesByCommonDate = ({ scheme, status, decisions }: MyApplication): boolean =>
  scheme === 'uc' ||
  (status === 'decisionsReceived' && (decisions.length === 0 || owesReply(statesOf(decisions))));

/**
 * Whether exam results decide the place of an applicant who has replied; null if the choices are
 * unknown and the status does not show it.
 */
export function dependsOnResults({
  status,
  decisions,
}: Pick<MyApplication, 'status' | 'decisions'>): boolean | null {
  const confirmation = confirmationOf(decisions);
  // Only this status implies a conditional firm choice.
  if (confirmation === null) return status === 'awaitingConfirmReasons' ? true : null;
  return confirmation.isConditional && !['asked', 'reasons'].includes(confirmation.kind);
}
