import type { Result } from '@applicant-hub/api-clients';
import { shortlistCourses, slotOf } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getOverview } from '#app/features/favourites/favourites.server.ts';
import { getCourses } from '#app/features/reference-data/reference.server.ts';
import { courseEntry, unknownEntry } from './entries.ts';
import { shortlistView } from './shortlist-view.server.ts';
import type { SlotView } from './view-types.ts';

/** The shortlist without a comparison of points, for readers other than the applicant. */
export async function findShortlist(call: RequestScope): Promise<Result<readonly SlotView[]>> {
  const overview = await getOverview(call);
  if (!overview.ok) return overview;
  const { slots } = overview.value.shortlist;
  const courses = await getCourses(call, shortlistCourses(slots));
  if (!courses.ok) return courses;
  const byId = new Map(courses.value.map((course) => [course.courseId, course]));
  const { slots: taken } = shortlistView({
    slots,
    replacement: null,
    find: (ref) => {
      const course = byId.get(ref.courseId);
      const slot = slotOf(slots, ref.courseId);
      return course
        ? courseEntry(ref, course, slot, { home: null, backUrl: null, points: { kind: 'none' } })
        : unknownEntry('courses', ref, courses, slot);
    },
  });
  return { ok: true, value: taken.filter(({ course }) => course !== null) };
}
