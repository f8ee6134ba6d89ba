import { data } from '@remix-run/node';
import type { ChosenCourse } from '#app/features/catalogue/choice/own-choice.ts';
import {
  findCourse,
  type WantedCourse,
} from '#app/features/catalogue/course/find-course.server.ts';
import { ownPointsOf } from '#app/features/catalogue/points/own-points.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getHome } from '#app/features/reference-data/reference.server.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import { getFavouriteIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import { courseView } from './course-page-view.server.ts';
import type { CourseView } from './view-types.ts';

export type CourseResult =
  | { readonly course: CourseView; readonly problem: null }
  | { readonly course: null; readonly problem: string };

export interface AskedCourse extends WantedCourse {
  readonly backUrl: string | null;
  /** The applicant's choices, which load in parallel. */
  readonly chosen: Promise<readonly ChosenCourse[]>;
}

/** @throws a 404 if the course does not exist or its id is invalid */
export async function loadCourse(
  call: RequestScope,
  requested: AskedCourse,
): Promise<CourseResult> {
  const [result, favourites, home, chosen] = await Promise.all([
    findCourse(call, requested),
    getFavouriteIds(call, 'courses'),
    getHome(call),
    requested.chosen,
  ]);
  if (!result.ok) return { course: null, problem: failureText('courses', result.failure) };
  if (result.value === null) throw data(null, { status: 404 });
  return {
    course: courseView({
      course: result.value,
      courseOptionId: requested.courseOptionId,
      isFavourite: isAmong(favourites, result.value.courseId),
      home: home.place,
      points: ownPointsOf(call),
      chosen,
      backUrl: requested.backUrl,
    }),
    problem: null,
  };
}
