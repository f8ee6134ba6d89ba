import { choiceStatusOf } from './choices/choice-status.ts';
import { choiceStateOf } from './choices/choices.ts';
import { confirmationOf } from './choices/confirmation.ts';
import type { Decision, Scheme, StudyLevel, TileStatus } from './types.ts';

export const actors = [
  'you',
  'adviser',
  'university',
  'examBoards',
  'ucas',
  'nobody',
  'unknown',
] as const;
export type Actor = (typeof actors)[number];

/** Who acts next, by tile status (EXT-12). */
const actorOf: Readonly<Record<TileStatus, Actor>> = {
  notStarted: 'you',
  default: 'unknown',
  start: 'you',
  startNewApplication: 'you',
  awaitingApproval: 'adviser',
  applicationReturned: 'you',
  inProgress: 'you',
  ready: 'you',
  sentProcessing: 'ucas',
  sent: 'university',
  waitingForDecisions: 'university',
  decisionsReceived: 'you',
  awaitingConfirm: 'examBoards',
  awaitingConfirmReasons: 'examBoards',
  extraNotOpen: 'you',
  extraUnplaced: 'you',
  extraWaiting: 'university',
  extraOffer: 'you',
  unplaced: 'you',
  clearingUnplaced: 'you',
  clearingAddChoice: 'you',
  clearingWaiting: 'university',
  clearingUnknown: 'unknown',
  clearingPlacedFirm: 'nobody',
  clearingPlacedInsurance: 'nobody',
  placed: 'nobody',
  placedFirm: 'nobody',
  placedInsurance: 'nobody',
  unconditional: 'you',
  unconditionalUCCF: 'you',
  unconditionalUCCFCI: 'you',
  unconditionalUCCFUI: 'you',
  unconditionalUCCIUCCF: 'you',
  withdrawn: 'nobody',
  unavailable: 'unknown',
  updating: 'ucas',
  embargo: 'ucas',
  statusUnknown: 'unknown',
  UCCF: 'you',
  UCCFCI: 'you',
  UCCI: 'you',
  UCCFUI: 'you',
};

/**
 * Statuses of an application under consideration. In these, an invitation requires the applicant's
 * reply.
 */
const considered: readonly TileStatus[] = ['sent', 'waitingForDecisions'];

/** Statuses of an applicant who has replied and has no confirmed place yet. */
const replied: readonly TileStatus[] = ['awaitingConfirm', 'awaitingConfirmReasons'];

interface ActorFacts {
  readonly studyLevel: StudyLevel;
  /** Whether the exam boards have sent this year's results to the universities. */
  readonly areResultsOut: boolean;
}

/**
 * Returns who acts next (EXT-12). While an application is under consideration, an applicant who has
 * an invitation acts next.
 */
export function nextActor(
  status: TileStatus,
  scheme: Scheme,
  decisions: readonly Decision[],
  facts: ActorFacts = { studyLevel: 'Undergraduate', areResultsOut: false },
): Actor {
  if (replied.includes(status)) return confirmingActor(scheme, decisions, facts);
  const isInvited = decisions.some((one) => choiceStateOf(choiceStatusOf(one)) === 'invited');
  return considered.includes(status) && isInvited ? 'you' : actorOf[status];
}

/**
 * Returns who acts next before a place is confirmed. The applicant acts if the university needs an
 * action from them. The exam boards act until results are published, if results may be among the
 * conditions of an undergraduate offer and the decision is not delayed. In all other cases, the
 * university acts. Conservatoires rely more on auditions than on results, so exam boards do not act
 * for them.
 */
function confirmingActor(
  scheme: Scheme,
  decisions: readonly Decision[],
  { studyLevel, areResultsOut }: ActorFacts,
): Actor {
  const confirmation = confirmationOf(decisions);
  if (confirmation?.kind === 'asked') return 'you';
  const hasExams = scheme === 'ug' && studyLevel === 'Undergraduate';
  const isDelayed = confirmation?.kind === 'reasons' || confirmation?.kind === 'delayed';
  const needsResults = confirmation?.isConditional ?? true;
  return hasExams && needsResults && !isDelayed && !areResultsOut ? 'examBoards' : 'university';
}
