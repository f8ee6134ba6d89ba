import type { RequestScope } from '#app/platform/request/request-scope.ts';

/**
 * The year of entry that courses are asked for: the one the applicant has saved. Without one it is
 * left out, and the API takes its current one.
 */
export function yearOf({ applicant }: Pick<RequestScope, 'applicant'>): { studyYear?: number } {
  const { savedStudyYear } = applicant.personalisation;
  return savedStudyYear === null ? {} : { studyYear: savedStudyYear };
}
