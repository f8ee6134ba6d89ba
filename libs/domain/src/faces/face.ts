import type { YearStatus, YearStatuses } from '../phases/year-status.ts';
import type { Scheme, TileStatus } from '../apply-status/types.ts';

/**
 * What the hub is to somebody (EXT-34). Of two applications the one that comes first here has the
 * say: what can be done now, then what is waited for, then what is over.
 */
export const faces = [
  'deciding',
  'clearing',
  'looking',
  'results',
  'waiting',
  'choosing',
  'placed',
  'beginning',
  'ended',
] as const;
export type Face = (typeof faces)[number];

/** The statuses of the tiles that show; a scheme without one has no application. */
export type ShownStatuses = Readonly<Partial<Record<Scheme, TileStatus>>>;

/** Null where a status does not tell. */
export const faceOfStatus: Readonly<Record<YearStatus, Face | null>> = {
  notStarted: 'beginning',
  default: null,
  start: 'beginning',
  startNewApplication: 'beginning',
  // An adviser has it: it is still to be sent, by a day.
  awaitingApproval: 'choosing',
  applicationReturned: 'choosing',
  inProgress: 'choosing',
  ready: 'choosing',
  sentProcessing: 'waiting',
  sent: 'waiting',
  waitingForDecisions: 'waiting',
  decisionsReceived: 'deciding',
  awaitingConfirm: 'results',
  awaitingConfirmReasons: 'results',
  extraNotOpen: 'looking',
  extraUnplaced: 'looking',
  extraWaiting: 'waiting',
  extraOffer: 'deciding',
  unplaced: 'looking',
  clearingUnplaced: 'clearing',
  clearingAddChoice: 'clearing',
  // A choice is added, and no other can be: there is nothing to search for, and no open day to go to.
  clearingWaiting: 'results',
  clearingUnknown: 'clearing',
  clearingPlacedFirm: 'placed',
  clearingPlacedInsurance: 'placed',
  placed: 'placed',
  placedFirm: 'placed',
  placedInsurance: 'placed',
  unconditional: 'deciding',
  unconditionalUCCF: 'deciding',
  unconditionalUCCFCI: 'deciding',
  unconditionalUCCFUI: 'deciding',
  unconditionalUCCIUCCF: 'deciding',
  withdrawn: 'ended',
  over: 'ended',
  unavailable: null,
  updating: null,
  embargo: null,
  statusUnknown: null,
  UCCF: 'deciding',
  UCCFCI: 'deciding',
  UCCI: 'deciding',
  UCCFUI: 'deciding',
};

/** The face of the hub for somebody; null while an application does not tell of itself, or none does. */
export function faceOf(statuses: YearStatuses): Face | null {
  const own = Object.values(statuses).map((status) => faceOfStatus[status]);
  if (own.includes(null)) return null;
  return faces.find((face) => own.includes(face)) ?? null;
}
