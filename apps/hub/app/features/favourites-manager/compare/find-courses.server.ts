import type { Result } from '@applicant-hub/api-clients';
import { shortlistCourses, type CourseRef, type ShortlistSlots } from '@applicant-hub/domain';
import type { WantedCourse } from '#app/features/catalogue/course/find-course.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { favouritesOf } from '../load-entries.server.ts';

export interface Chosen {
  /** Without an option if it is unknown which one was meant. */
  readonly courses: readonly WantedCourse[];
  readonly slots: ShortlistSlots | null;
}

/**
 * The courses in an address, with the options and years of the favourites; without any, the
 * shortlist.
 */
export async function chosenCourses(
  call: RequestScope,
  courseIds: readonly string[],
): Promise<Result<Chosen>> {
  const [overview, favourites] = await Promise.all([
    getOverview(call),
    courseIds.length === 0 ? null : favouritesOf(call, 'courses'),
  ]);
  // Named courses can be compared without the account.
  if (!overview.ok && courseIds.length === 0) return overview;
  const slots = overview.ok ? overview.value.shortlist.slots : null;
  const listed = slots ? shortlistCourses(slots) : [];
  if (courseIds.length === 0) return { ok: true, value: { courses: listed, slots } };

  const refs: readonly CourseRef[] = [...listed, ...(favourites?.ok ? favourites.value : [])];
  const courses = courseIds.map(
    (courseId): WantedCourse =>
      refs.find((ref) => ref.courseId === courseId) ?? { courseId, courseOptionId: null },
  );
  return { ok: true, value: { courses, slots } };
}
