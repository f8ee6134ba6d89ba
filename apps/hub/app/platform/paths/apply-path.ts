import type { CourseDetails } from '@applicant-hub/domain';

/**
 * Leads on to the confirmation of a course before applying for it (ACS-2). Conservatoires have a
 * scheme of their own there, everything else is `ucas`.
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
