import { type CourseScheme, courseSchemes } from '@applicant-hub/domain';

/** The course that an address asks to be confirmed. */
export interface CourseQuery {
  courseId: string;
  courseOptionId: string;
  scheme: CourseScheme;
}

/** @returns null when the address is about no course, `incomplete` when it does not say which (ACS-2) */
export function readCourseQuery(params: URLSearchParams): CourseQuery | 'incomplete' | null {
  const courseId = params.get('coursePrimaryId');
  const courseOptionId = params.get('courseOptionId');
  const scheme = courseSchemes.find((known) => known === params.get('scheme'));
  if (courseId && courseOptionId && scheme) return { courseId, courseOptionId, scheme };
  return [courseId, courseOptionId, params.get('scheme')].every((value) => value === null)
    ? null
    : 'incomplete';
}
