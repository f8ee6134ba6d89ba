import type { TileStatus } from '../apply-status/types.ts';
import type { DateStage } from '../cycle/cycle-place.ts';

const anyStage: readonly DateStage[] = ['apply', 'reply', 'extra', 'clearing'];
const applying: readonly DateStage[] = ['apply'];
const replying: readonly DateStage[] = ['reply'];
const extra: readonly DateStage[] = ['extra'];
const clearing: readonly DateStage[] = ['clearing'];
const none: readonly DateStage[] = [];

/**
 * Which deadlines still concern an applicant, by tile status: nobody who has applied needs to be
 * told when to apply. Where the status is not known, none is left out.
 */
export const deadlineStages: Readonly<Record<TileStatus, readonly DateStage[]>> = {
  notStarted: applying,
  default: anyStage,
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
  clearingUnknown: clearing,
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
  unavailable: anyStage,
  updating: anyStage,
  embargo: anyStage,
  statusUnknown: anyStage,
  UCCF: replying,
  UCCFCI: replying,
  UCCI: replying,
  UCCFUI: replying,
};

/** Whether a status tells which deadlines concern somebody, and some do. */
export const hasOwnDeadlines = (status: TileStatus): boolean =>
  deadlineStages[status] !== anyStage && deadlineStages[status] !== none;
