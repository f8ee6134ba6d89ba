import { closedWays, type ClosedWaysInput } from '../phases/closed-ways.ts';
import { statusInYear } from '../phases/year-status.ts';
import type { StudyLevel } from '../apply-status/types.ts';
import type { ApplicationId } from './ids.ts';

/**
 * Undergraduate applications have separate last days. All other applications have the last days of
 * postgraduate applications.
 */
const levelOf = (id: ApplicationId): StudyLevel =>
  id === 'undergraduate' ? 'Undergraduate' : 'Postgraduate';

/**
 * Checks whether it is too late to start an application for a year. The rule is the same as for the
 * tiles, so that no page offers an application that a tile shows as over (EXT-31). Returns false
 * while the dates of the year are unknown.
 */
export function isTooLateToStart(
  id: ApplicationId,
  input: Omit<ClosedWaysInput, 'scheme' | 'studyLevel'>,
): boolean {
  const scheme = id === 'conservatoires' ? 'uc' : 'ug';
  return (
    statusInYear('start', closedWays({ ...input, scheme, studyLevel: levelOf(id) })) === 'over'
  );
}
