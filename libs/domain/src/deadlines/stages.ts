import { isSent } from '../apply-status/sent.ts';
import type { TileStatus } from '../apply-status/types.ts';
import type { DateStage } from '../cycle/cycle-place.ts';

const applying: readonly DateStage[] = ['apply'];
const replying: readonly DateStage[] = ['reply'];
const extra: readonly DateStage[] = ['extra'];
const clearing: readonly DateStage[] = ['clearing'];
const none: readonly DateStage[] = [];

/**
 * The deadlines that still concern an applicant, by tile status. An applicant who has applied needs
 * no deadline to apply. A status that does not show a stage has only the deadline to apply, because
 * it does not show whether the applicant has an offer to answer or a choice to add.
 */
export const deadlineStages: Readonly<Record<TileStatus, readonly DateStage[]>> = {
  notStarted: applying,
  default: applying,
  start: applying,
  startNewApplication: applying,
  awaitingApproval: applying,
  applicationReturned: applying,
  inProgress: applying,
  ready: applying,
  sentProcessing: none,
  sent: none,
  waitingForDecisions: none,
  decisionsReceived: replying,
  awaitingConfirm: none,
  awaitingConfirmReasons: none,
  extraNotOpen: extra,
  extraUnplaced: extra,
  extraWaiting: none,
  extraOffer: replying,
  unplaced: ['extra', 'clearing'],
  clearingUnplaced: clearing,
  clearingAddChoice: clearing,
  clearingWaiting: none,
  clearingUnknown: none,
  clearingPlacedFirm: none,
  clearingPlacedInsurance: none,
  placed: none,
  placedFirm: none,
  placedInsurance: none,
  unconditional: replying,
  unconditionalUCCF: replying,
  unconditionalUCCFCI: replying,
  unconditionalUCCFUI: replying,
  unconditionalUCCIUCCF: replying,
  withdrawn: none,
  unavailable: applying,
  updating: applying,
  embargo: applying,
  statusUnknown: applying,
  UCCF: replying,
  UCCFCI: replying,
  UCCI: replying,
  UCCFUI: replying,
};

export const hasOwnDeadlines = (status: TileStatus): boolean =>
  isSent(status) !== null && deadlineStages[status].length > 0;

/**
 * The status that selects the deadlines. When the applicant is known to have applied, a status that
 * does not show a stage counts as sent.
 */
export const deadlineStatus = (status: TileStatus, hasApplied: boolean): TileStatus =>
  isSent(status) === null && hasApplied ? 'sent' : status;
