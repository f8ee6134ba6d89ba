import type { TileStatus } from './types.ts';

const notSent: readonly TileStatus[] = [
  'notStarted',
  'start',
  'startNewApplication',
  'applicationReturned',
  'inProgress',
  'ready',
];

const uncertain: readonly TileStatus[] = [
  'default',
  'unavailable',
  'updating',
  'embargo',
  'statusUnknown',
];

/**
 * Checks whether the applicant has sent the application. An application that was sent may still be
 * with an adviser.
 *
 * @returns null if the status does not show whether the application was sent
 */
export function isSent(status: TileStatus): boolean | null {
  if (uncertain.includes(status)) return null;
  return !notSent.includes(status);
}
