import type { TileStatus } from './types.ts';

/** Nothing has left the applicant's hands. */
const notSent: readonly TileStatus[] = [
  'notStarted',
  'start',
  'startNewApplication',
  'applicationReturned',
  'inProgress',
  'ready',
];

/** It may have been sent: the status says nothing of it. */
const untold: readonly TileStatus[] = [
  'default',
  'unavailable',
  'updating',
  'embargo',
  'statusUnknown',
];

/**
 * Whether an application has left the applicant's hands: it is with an adviser, or further on.
 *
 * @returns null when its status does not tell
 */
export function isSent(status: TileStatus): boolean | null {
  if (untold.includes(status)) return null;
  return !notSent.includes(status);
}
