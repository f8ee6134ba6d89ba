import type { TileStatus } from './types.ts';

/** Statuses in which the applicant has not sent the application yet. */
const notSent: readonly TileStatus[] = [
  'notStarted',
  'start',
  'startNewApplication',
  'applicationReturned',
  'inProgress',
  'ready',
];

/** Statuses that do not show whether the application was sent. */
const uncertain: readonly TileStatus[] = [
  'default',
  'unavailable',
  'updating',
  'embargo',
  'statusUnknown',
];

/**
 * Checks whether the applicant has sent the application. It may still be with an adviser.
 *
 * @returns null if the status does not show whether the application was sent
 */
export function isSent(status: TileStatus): boolean | null {
  if (uncertain.includes(status)) return null;
  return !notSent.includes(status);
}
