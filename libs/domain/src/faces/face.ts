import type { YearStatus, YearStatuses } from '../phases/year-status.ts';
import type { Scheme, TileStatus } from '../apply-status/types.ts';

/**
 * The faces of the hub, in order of priority (EXT-34). A face is an applicant's situation; it
 * decides which tools are first and which dates are shown. For an applicant with two applications,
 * the hub shows the face that is first in this list: first the faces with something to do now, then
 * the faces with something to wait for, then the faces where everything is over.
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

export type ShownStatuses = Readonly<Partial<Record<Scheme, TileStatus>>>;

export const faceOfStatus: Readonly<Record<YearStatus, Face | null>> = {
  notStarted: 'beginning',
  default: null,
  start: 'beginning',
  startNewApplication: 'beginning',
  // The application is with an adviser, who has to send it by a certain day.
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
  // A choice was added and no other choice can be added, so searches and open days are not useful.
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

export function faceOf(statuses: YearStatuses): Face | null {
  const own = Object.values(statuses).map((status) => faceOfStatus[status]);
  if (own.includes(null)) return null;
  return faces.find((face) => own.includes(face)) ?? null;
}
