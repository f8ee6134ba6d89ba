import type { CourseDetails } from '@applicant-hub/domain';

/**
 * The path to the confirmation page that precedes an application for a course (ACS-2).
 * Conservatoires have their own scheme in the path; all other providers have `ucas`.
 */
export function applyPath({
  courseId,
  courseOptionId,
  scheme,
}: Pick<CourseDetails, 'courseId' | 'courseOptionId' | 'scheme'>): string {
  const query = new URLSearchParams({
    coursePrimaryId: courseId,
    courseOptionId,
    scheme: scheme === 'conservatoires' ? 'cons' : 'ucas',
  });
  return `/application?${query.toString()}`;
}
