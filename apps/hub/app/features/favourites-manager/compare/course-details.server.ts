import type { Failure, Result } from '@applicant-hub/api-clients';
import type { CourseDetails, Uni } from '@applicant-hub/domain';
import type { TokenScope } from '#app/platform/request/request-scope.ts';
import { getUnis } from '#app/features/reference-data/reference.server.ts';

/** The courses that exist, in order. */
interface FoundCourses {
  readonly courses: readonly CourseDetails[];
  /** The number of courses that no longer exist. */
  readonly missing: number;
  readonly failure: Failure | null;
}

/** One failure does not affect the other courses. */
export async function allOf(
  requested: readonly Promise<Result<CourseDetails | null>>[],
): Promise<FoundCourses> {
  const answers = await Promise.all(requested);
  return {
    courses: answers.flatMap((result) => (result.ok ? (result.value ?? []) : [])),
    missing: answers.filter((result) => result.ok && result.value === null).length,
    failure: answers.find((result) => !result.ok)?.failure ?? null,
  };
}

export async function unisOf(
  call: TokenScope,
  courses: readonly CourseDetails[],
): Promise<{ of: (course: CourseDetails) => Uni | null; failure: Failure | null }> {
  const unis = await getUnis(call, [...new Set(courses.map(({ providerId }) => providerId))]);
  const known = unis.ok ? unis.value : [];
  return {
    of: (course) => known.find(({ providerId }) => providerId === course.providerId) ?? null,
    failure: unis.ok ? null : unis.failure,
  };
}
