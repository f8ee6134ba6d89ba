import type { Result } from '@applicant-hub/api-clients';
import { shortlistCourses, type CourseRef, type ShortlistSlots } from '@applicant-hub/domain';
import type { WantedCourse } from '#app/features/catalogue/course/find-course.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { favouritesOf } from '../load-entries.server.ts';

export interface Chosen {
  /** A course has no option if the intended option is unknown. */
  readonly courses: readonly WantedCourse[];
  readonly slots: ShortlistSlots | null;
  /** The number of favourite courses; null while unknown. */
  readonly saved: number | null;
}

/**
 * Finds the courses in an address, with the options and years of the favourites. If the address has
 * no courses, finds the courses of the shortlist.
 */
export async function chosenCourses(
  call: RequestScope,
  courseIds: readonly string[],
): Promise<Result<Chosen>> {
  const [overview, favourites] = await Promise.all([
    getOverview(call),
    courseIds.length === 0 ? null : favouritesOf(call, 'courses'),
  ]);
  // Courses in the address can be compared while the identity API is unavailable.
  if (!overview.ok && courseIds.length === 0) return overview;
  const slots = overview.ok ? overview.value.shortlist.slots : null;
  const saved = overview.ok ? overview.value.counts.courses : null;
  const listed = slots ? shortlistCourses(slots) : [];
  if (courseIds.length === 0) return { ok: true, value: { courses: listed, slots, saved } };

  const refs: readonly CourseRef[] = [...listed, ...(favourites?.ok ? favourites.value : [])];
  const courses = courseIds.map(
    (courseId): WantedCourse =>
      refs.find((ref) => ref.courseId === courseId) ?? { courseId, courseOptionId: null },
  );
  return { ok: true, value: { courses, slots, saved } };
}
