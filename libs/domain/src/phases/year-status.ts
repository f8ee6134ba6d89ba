import type { Scheme, TileStatus } from '../apply-status/types.ts';
import { closedWays, type ClosedWaysInput, type WayToApply } from './closed-ways.ts';

/**
 * An applicant's status in their year. `over` means that nothing can be done for that year any
 * more, so every region shows a later year (EXT-31).
 */
export type YearStatus = TileStatus | 'over';

export type YearStatuses = Readonly<Partial<Record<Scheme, YearStatus>>>;

export type ClosedYear = Readonly<Record<Scheme, readonly WayToApply[]>>;

export const closedYear = (input: Omit<ClosedWaysInput, 'scheme'>): ClosedYear => ({
  ug: closedWays({ ...input, scheme: 'ug' }),
  uc: closedWays({ ...input, scheme: 'uc' }),
});

/** Statuses of unsent applications. After the last day, they cannot be sent for that year. */
const unsent: readonly TileStatus[] = [
  'start',
  'startNewApplication',
  'inProgress',
  'ready',
  'awaitingApproval',
  'applicationReturned',
];

/**
 * Statuses of applicants who look for a place. After Clearing has closed, they cannot add a choice.
 */
const seeking: readonly TileStatus[] = [
  'extraNotOpen',
  'extraUnplaced',
  'unplaced',
  'clearingUnplaced',
  'clearingAddChoice',
];

/** The way to apply that a status depends on; null when it does not depend on any way. */
function wayOf(status: TileStatus): WayToApply | null {
  if (seeking.includes(status)) return 'clearing';
  // After withdrawing, an applicant's only option is a new application.
  return unsent.includes(status) || status === 'withdrawn' ? 'application' : null;
}

/**
 * The status in a closed year. An applicant who waits for a university, has an offer or is placed
 * keeps the status, because these states continue after the last day. Extra is not mentioned once
 * it has closed.
 */
export function statusInYear<S extends TileStatus>(
  status: S,
  closed: readonly WayToApply[],
): S | 'over' | 'unplaced' {
  const way = wayOf(status);
  if (way !== null && closed.includes(way)) return 'over';
  return status === 'extraUnplaced' && closed.includes('extra') ? 'unplaced' : status;
}

export const statusesInYear = (
  statuses: Readonly<Partial<Record<Scheme, TileStatus>>>,
  closed: ClosedYear,
): YearStatuses => {
  const { ug, uc } = statuses;
  return {
    ...(ug && { ug: statusInYear(ug, closed.ug) }),
    ...(uc && { uc: statusInYear(uc, closed.uc) }),
  };
};
