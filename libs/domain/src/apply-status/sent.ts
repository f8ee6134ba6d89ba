import type { TileStatus } from './types.ts';

/** The applicant has not sent anything yet. */
const notSent: readonly TileStatus[] = [
  'notStarted',
  'start',
  'startNewApplication',
  'applicationReturned',
  'inProgress',
  'ready',
];

/** The status does not show whether the application was sent. */
const untold: readonly TileStatus[] = [
  'default',
  'unavailable',
  'updating',
  'embargo',
  'statusUnknown',
];

/**
 * Whether the applicant has sent the application: it is with an adviser or further on.
 *
 * @returns null when its status does not show it
 */
export function isSent(status: TileStatus): boolean | null {
  if (untold.includes(status)) return null;
  return !notSent.includes(status);
}
