import { type CourseDetails, findConditions } from '@applicant-hub/domain';
import {
  conditionsCheck,
  ownConditions,
} from '#app/features/catalogue/points/offer-conditions.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/**
 * Returns the conditions that the applicant wrote for an offer of a course, and whether the saved
 * grades meet them, if that is certain. Null if there are no conditions.
 */
export function conditionsIn(call: Pick<RequestScope, 'applicant'>) {
  const { saved, grades } = ownConditions(call);
  return ({ course, university: institution, academicYearId }: CourseDetails): string | null => {
    const offer = { course, institution, year: Number(academicYearId) };
    const text = findConditions(saved, offer)?.text;
    if (text === undefined) return null;
    const check = conditionsCheck(text, grades)?.check;
    return check ? `${text} · ${check.words}` : text;
  };
}
