import { data } from '@remix-run/node';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ChoiceStateView, ChosenCourse } from '#app/features/catalogue/choice/own-choice.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { courseFacts } from '#app/features/catalogue/course/course-facts.ts';
import {
  ownPointsOf,
  pointsLine,
  pointsTag,
  type PointsLineView,
} from '#app/features/catalogue/points/own-points.server.ts';
import type { PointsView } from '#app/features/catalogue/points/points-check.ts';
import { isRefused } from '#app/features/catalogue/search/refused.ts';
import { yearOf } from '#app/features/catalogue/course/study-year.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import { foundOne } from '#app/features/reference-data/found-one.server.ts';
import { getHome, getUnis, type Home } from '#app/features/reference-data/reference.server.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import { schemeOf } from '#app/features/catalogue/course/scheme.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import { getFavouriteIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import { uniView, type UniView } from './uni-view.server.ts';

/** The number of courses on the page. A link leads to all courses. */
const COURSES_SHOWN = 10;

export interface UniPageView {
  providerId: string;
  home: Home;
  /** An error message (FAV-35). */
  problem: string | null;
  uni: UniView | null;
  /** Null while the favourites are unavailable. */
  isFavourite: boolean | null;
  /** The applicant's choices at the university, as far as they are known. */
  choices: readonly UniChoice[];
  courses: UniCoursesView;
}

export interface UniChoice extends ChoiceStateView {
  /** The name of the course. */
  title: string;
  href: string;
}

export interface UniCoursesView {
  problem: string | null;
  total: number;
  points: PointsLineView;
  courses: readonly UniCourse[];
}

interface UniCourse {
  id: string;
  title: string;
  href: string;
  facts: readonly string[];
  /** Comparison of the applicant's points with the course; null unless the points are known. */
  check: PointsView | null;
}

/**
 * @param choices the applicant's choices, which load in parallel
 * @throws a 404 if the university does not exist or its id is invalid
 */
export async function uniPageView(
  call: RequestScope,
  providerId: string,
  choices: Promise<readonly ChosenCourse[]>,
): Promise<UniPageView> {
  const [home, unis, favourites, courses, chosen] = await Promise.all([
    getHome(call),
    getUnis(call, [providerId]),
    getFavouriteIds(call, 'unis'),
    coursesView(call, providerId),
    choices,
  ]);
  const shared = {
    providerId,
    home,
    isFavourite: isAmong(favourites, providerId),
    choices: chosen
      .filter(({ course }) => course.providerId === providerId)
      .map(({ course, choice: { state, label } }) => ({
        title: course.course,
        href: coursePath(course, uniPath(providerId)),
        state,
        label,
      })),
    courses,
  };
  const uni = foundOne('courses', unis);
  if (!uni.ok && !isRefused(uni.failure)) {
    return { ...shared, problem: failureText('unis', uni.failure), uni: null };
  }
  if (!uni.ok || uni.value === null) throw data(null, { status: 404 });
  return { ...shared, problem: null, uni: uniView(uni.value, home.place) };
}

async function coursesView(call: RequestScope, providerId: string): Promise<UniCoursesView> {
  const found = await call.context.clients.courses.findCourses(readOptions(call), {
    unis: [providerId],
    scheme: schemeOf(call.applicant.personalisation.studyLevel),
    limit: COURSES_SHOWN,
    ...yearOf(call),
  });
  const own = ownPointsOf(call);
  const courses = (found.ok ? found.value.courses : []).map((course) => {
    const { qualification, duration, studyMode } = courseFacts(course.options[0]);
    return {
      id: course.courseId,
      title: course.course,
      href: coursePath(course, uniPath(providerId)),
      facts: [qualification, duration, studyMode].filter(Boolean),
      check: pointsTag(own, course.options[0].ucasPoints),
    };
  });
  const checks = courses.map(({ check }) => check);
  return {
    problem: found.ok ? null : failureText('courses', found.failure),
    total: found.ok ? found.value.total : 0,
    points: pointsLine(own, uniPath(providerId), checks),
    courses,
  };
}
