import type { RequestScope } from '#app/platform/request/request-scope.ts';

/**
 * The applicant's saved year of entry, as a parameter of the courses API. Without a saved year, the
 * API uses its current year.
 */
export function yearOf({ applicant }: Pick<RequestScope, 'applicant'>): { studyYear?: number } {
  const { savedStudyYear } = applicant.personalisation;
  return savedStudyYear === null ? {} : { studyYear: savedStudyYear };
}
