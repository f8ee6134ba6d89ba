import type { Scheme, TileStatus } from '../apply-status/types.ts';
import { closedWays, type ClosedWaysInput, type WayToApply } from './closed-ways.ts';

/**
 * A status as its year has it. `over`: nothing can be done any more for the year, so every region
 * speaks of a later one (EXT-31).
 */
export type YearStatus = TileStatus | 'over';

/** The statuses of applications as their year has them; a scheme without one has no application. */
export type YearStatuses = Readonly<Partial<Record<Scheme, YearStatus>>>;

/** Which ways have closed to an applicant, by the scheme of the application. */
export type ClosedYear = Readonly<Record<Scheme, readonly WayToApply[]>>;

/** The ways that have closed to an applicant, whichever application they lead to. */
export const closedYear = (input: Omit<ClosedWaysInput, 'scheme'>): ClosedYear => ({
  ug: closedWays({ ...input, scheme: 'ug' }),
  uc: closedWays({ ...input, scheme: 'uc' }),
});

/** Who has not sent an application: with that way closed, it cannot be sent for that year. */
const unsent: readonly TileStatus[] = [
  'start',
  'startNewApplication',
  'inProgress',
  'ready',
  'awaitingApproval',
  'applicationReturned',
];

/** Who holds no place and looks for one: with Clearing closed, none can be added. */
const seeking: readonly TileStatus[] = [
  'extraNotOpen',
  'extraUnplaced',
  'unplaced',
  'clearingUnplaced',
  'clearingAddChoice',
];

/** The way that each status depends on, if it does. */
function wayOf(status: TileStatus): WayToApply | null {
  if (seeking.includes(status)) return 'clearing';
  // Whoever has withdrawn could only begin again.
  return unsent.includes(status) || status === 'withdrawn' ? 'application' : null;
}

/**
 * What a closed year makes of a status. Whoever waits for a university, holds an offer or is placed
 * keeps it: that goes on after the last day. An open Extra is not told of once it has closed.
 */
export function statusInYear<S extends TileStatus>(
  status: S,
  closed: readonly WayToApply[],
): S | 'over' | 'unplaced' {
  const way = wayOf(status);
  if (way !== null && closed.includes(way)) return 'over';
  return status === 'extraUnplaced' && closed.includes('extra') ? 'unplaced' : status;
}

/** The same for the applications of somebody. */
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
