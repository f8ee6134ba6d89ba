import { fullTitleOf, type CourseRef } from '@applicant-hub/domain';
import type { TokenScope } from '#app/platform/request/request-scope.ts';
import { coursePicture } from '#app/features/catalogue/cards/picture.ts';
import { findSharedCourse } from '#app/features/catalogue/course/find-course.server.ts';
import { allOf, unisOf } from '../course-details.server.ts';
import { comparedFacts } from '../facts.server.ts';
import type { ComparedFact, CourseColumn } from '../view-types.ts';

/** A shared comparison. It contains no data about the applicant (EXT-38). */
export interface SharedComparisonView {
  readonly courses: readonly CourseColumn[];
  readonly facts: readonly ComparedFact[];
  /** The number of courses that no longer exist. */
  readonly missing: number;
  /** Whether some data failed to load. */
  readonly isIncomplete: boolean;
}

/** Fetches only courses and unis, and no applicant data. */
export async function sharedComparison(
  call: TokenScope,
  refs: readonly CourseRef[],
): Promise<SharedComparisonView> {
  const { courses, missing, failure } = await allOf(refs.map((ref) => findSharedCourse(call, ref)));
  const unis = await unisOf(call, courses);
  const infos = courses.map((course) => ({ course, uni: unis.of(course), slot: null }));
  return {
    courses: infos.map(({ course, uni }) => ({
      id: course.courseId,
      ...coursePicture(course),
      fullTitle: fullTitleOf(course),
      uniUrl: uni?.url ?? null,
    })),
    facts: comparedFacts(infos, null),
    missing,
    isIncomplete: failure !== null || unis.failure !== null,
  };
}
