import type { Scheme, TileStatus } from '../apply-status/types.ts';
import { closedWays, type ClosedWaysInput, type WayToApply } from './closed-ways.ts';

/**
 * A status in its year. `over`: nothing can be done for the year any more, so every region shows a
 * later one (EXT-31).
 */
export type YearStatus = TileStatus | 'over';

export type YearStatuses = Readonly<Partial<Record<Scheme, YearStatus>>>;

export type ClosedYear = Readonly<Record<Scheme, readonly WayToApply[]>>;

export const closedYear = (input: Omit<ClosedWaysInput, 'scheme'>): ClosedYear => ({
  ug: closedWays({ ...input, scheme: 'ug' }),
  uc: closedWays({ ...input, scheme: 'uc' }),
});

/** Applications that are not sent: once that way is closed, they cannot be sent for that year. */
const unsent: readonly TileStatus[] = [
  'start',
  'startNewApplication',
  'inProgress',
  'ready',
  'awaitingApproval',
  'applicationReturned',
];

/** Applicants without a place who look for one: once Clearing is closed, no choice can be added. */
const seeking: readonly TileStatus[] = [
  'extraNotOpen',
  'extraUnplaced',
  'unplaced',
  'clearingUnplaced',
  'clearingAddChoice',
];

/** The way that a status depends on, if any. */
function wayOf(status: TileStatus): WayToApply | null {
  if (seeking.includes(status)) return 'clearing';
  // An applicant who has withdrawn could only start again.
  return unsent.includes(status) || status === 'withdrawn' ? 'application' : null;
}

/**
 * The status in a closed year. An applicant who waits for a university, has an offer or is placed
 * keeps the status, because these continue after the last day. Extra is not mentioned once it has
 * closed.
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
