import { closedWays, type ClosedWaysInput } from '../phases/closed-ways.ts';
import { statusInYear } from '../phases/year-status.ts';
import type { StudyLevel } from '../apply-status/types.ts';
import type { ApplicationId } from './ids.ts';

/** Whose applications have the last days of undergraduates; all others go by those of postgraduates. */
const levelOf = (id: ApplicationId): StudyLevel =>
  id === 'undergraduate' ? 'Undergraduate' : 'Postgraduate';

/**
 * Whether an application can no longer be started for a year, by the rule of the tiles: what they say
 * is over no page offers to start (EXT-31). False while the dates of the year are not known.
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
