import { choiceStatusOf } from './choice-status.ts';
import { choiceStateOf } from './choices.ts';
import type { Decision, Scheme, TileStatus } from './types.ts';

/** Who can move an application on. */
export const actors = ['you', 'adviser', 'university', 'examBoards', 'ucas', 'nobody'] as const;
export type Actor = (typeof actors)[number];

/** Who acts next, by tile status (EXT-12). */
const actorOf: Readonly<Record<TileStatus, Actor>> = {
  notStarted: 'you',
  default: 'nobody',
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
  awaitingConfirmReasons: 'university',
  extraNotOpen: 'you',
  extraUnplaced: 'you',
  extraWaiting: 'university',
  extraOffer: 'you',
  unplaced: 'you',
  clearingUnplaced: 'you',
  clearingAddChoice: 'you',
  clearingWaiting: 'university',
  clearingUnknown: 'you',
  clearingPlacedFirm: 'nobody',
  clearingPlacedInsurance: 'nobody',
  placed: 'nobody',
  placedFirm: 'nobody',
  placedInsurance: 'nobody',
  // A changed-course offer waits for the applicant's reply.
  unconditional: 'you',
  unconditionalUCCF: 'you',
  unconditionalUCCFCI: 'you',
  unconditionalUCCFUI: 'you',
  unconditionalUCCIUCCF: 'you',
  withdrawn: 'nobody',
  unavailable: 'ucas',
  updating: 'ucas',
  embargo: 'ucas',
  statusUnknown: 'you',
  UCCF: 'you',
  UCCFCI: 'you',
  UCCI: 'you',
  UCCFUI: 'you',
};

/** Where a scheme differs: conservatoires confirm on auditions more than on exam results. */
const actorOfScheme: Readonly<Record<Scheme, Partial<Record<TileStatus, Actor>>>> = {
  ug: {},
  uc: { awaitingConfirm: 'university' },
};

/** While they are considered, an invitation waits for the applicant's answer. */
const considered: readonly TileStatus[] = ['sent', 'waitingForDecisions'];

/**
 * Who acts next. A delayed confirmation is the university's to settle, unless one of its
 * decisions asks the applicant to do something; and so is an application that is considered,
 * unless there is an invitation to answer.
 */
export function nextActor(
  status: TileStatus,
  scheme: Scheme,
  decisions: readonly Decision[],
): Actor {
  const asksApplicant = decisions.some(({ reasonsOfDelay }) =>
    reasonsOfDelay?.actionRequiredByApplicantText.trim(),
  );
  if (status === 'awaitingConfirmReasons' && asksApplicant) return 'you';
  const isInvited = decisions.some((one) => choiceStateOf(choiceStatusOf(one)) === 'invited');
  if (considered.includes(status) && isInvited) return 'you';
  return actorOfScheme[scheme][status] ?? actorOf[status];
}
