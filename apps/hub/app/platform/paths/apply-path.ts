import type { CourseDetails } from '@applicant-hub/domain';

/**
 * The path to the confirmation page that precedes an application for a course (ACS-2). The scheme
 * in its query is `cons` for conservatoires, and `ucas` for all other providers.
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
