import type { ApplyConfirmation } from '@applicant-hub/copy/apply-status';
import {
  type AppInfoPart,
  confirmationOf,
  type CycleDate,
  deadlineRoutes,
  passesAt,
  resultsOf,
  type Scheme,
  type StudyLevel,
} from '@applicant-hub/domain';

interface Replied {
  /** Null while the dates are unknown. */
  dates: readonly CycleDate[] | null;
  scheme: Scheme;
  studyLevel: StudyLevel;
  studyYear: number;
  part: Pick<AppInfoPart, 'originalApplications'>;
  now: Date;
}

/** False while the date of the results is not known. */
export function areResultsOut({
  dates,
  studyYear,
  now,
}: Pick<Replied, 'dates' | 'studyYear' | 'now'>): boolean {
  const results = resultsOf(dates ?? [], studyYear);
  return results !== null && now >= passesAt(results);
}

export function confirmationFacts(replied: Replied): ApplyConfirmation | undefined {
  const { scheme, studyLevel, part } = replied;
  const confirmation = confirmationOf(part.originalApplications);
  if (confirmation === null) return undefined;
  // Only undergraduate offers have conditions that A level results decide.
  const hasResultsDay = deadlineRoutes(studyLevel, [scheme]).includes('ug');
  const isOut = hasResultsDay && areResultsOut(replied);
  const kind = confirmation.kind === 'conditional' && isOut ? 'resultsOut' : confirmation.kind;
  return { ...confirmation, kind };
}
