import { data } from '@remix-run/node';
import {
  findCourse,
  type WantedCourse,
} from '#app/features/catalogue/course/find-course.server.ts';
import { ownPointsOf } from '#app/features/catalogue/points/own-points.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getHome } from '#app/features/reference-data/reference.server.ts';
import { failureWords } from '#app/features/favourites/failure-words.ts';
import { getFavouriteIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import { courseView } from './course-page-view.server.ts';
import type { CourseView } from './view-types.ts';

export type CourseAnswer =
  | { readonly course: CourseView; readonly problem: null }
  | { readonly course: null; readonly problem: string };

export interface AskedCourse extends WantedCourse {
  readonly backUrl: string | null;
}

/**
 * Fetches a course for its page.
 *
 * @throws a 404 if the course does not exist or its id is invalid
 */
export async function loadCourse(call: RequestScope, asked: AskedCourse): Promise<CourseAnswer> {
  const [answer, favourites, home] = await Promise.all([
    findCourse(call, asked),
    getFavouriteIds(call, 'courses'),
    getHome(call),
  ]);
  if (!answer.ok) return { course: null, problem: failureWords('courses', answer.failure) };
  if (answer.value === null) throw data(null, { status: 404 });
  return {
    course: courseView({
      course: answer.value,
      courseOptionId: asked.courseOptionId,
      isFavourite: isAmong(favourites, answer.value.courseId),
      home: home.place,
      points: ownPointsOf(call),
      backUrl: asked.backUrl,
    }),
    problem: null,
  };
}
