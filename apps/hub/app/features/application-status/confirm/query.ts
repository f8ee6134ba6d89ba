import { type CourseScheme, courseSchemes } from '@applicant-hub/domain';

export interface CourseQuery {
  courseId: string;
  courseOptionId: string;
  scheme: CourseScheme;
}

/**
 * @returns null if the URL names no course, `incomplete` if it does not identify a course (ACS-2)
 */
export function readCourseQuery(params: URLSearchParams): CourseQuery | 'incomplete' | null {
  const courseId = params.get('coursePrimaryId');
  const courseOptionId = params.get('courseOptionId');
  const scheme = courseSchemes.find((known) => known === params.get('scheme'));
  if (courseId && courseOptionId && scheme) return { courseId, courseOptionId, scheme };
  return [courseId, courseOptionId, params.get('scheme')].every((value) => value === null)
    ? null
    : 'incomplete';
}
