import type { TileStatus } from './types.ts';

/** Statuses in which the applicant has yet to send the application. */
const notSent: readonly TileStatus[] = [
  'notStarted',
  'start',
  'startNewApplication',
  'applicationReturned',
  'inProgress',
  'ready',
];

/** Statuses that do not show whether the application was sent. */
const untold: readonly TileStatus[] = [
  'default',
  'unavailable',
  'updating',
  'embargo',
  'statusUnknown',
];

/**
 * Whether the applicant has sent the application. It may still be with an adviser.
 *
 * @returns null when the status does not show whether it was sent
 */
export function isSent(status: TileStatus): boolean | null {
  if (untold.includes(status)) return null;
  return !notSent.includes(status);
}
