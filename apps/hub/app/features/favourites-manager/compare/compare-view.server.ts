import { fullTitleOf, shortlistCourses, type CourseDetails } from '@applicant-hub/domain';
import { applyPath } from '#app/platform/paths/apply-path.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';
import {
  choiceOf,
  type ChosenCourse,
  type OwnChoice,
} from '#app/features/catalogue/choice/own-choice.ts';
import { coursePicture } from '#app/features/catalogue/cards/picture.ts';
import { findCourse } from '#app/features/catalogue/course/find-course.server.ts';
import {
  ownPointsOf,
  pointsLine,
  pointsTag,
} from '#app/features/catalogue/points/own-points.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getHome } from '#app/features/reference-data/reference.server.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import { type Place, placeIn } from '#app/features/favourites/place.ts';
import { comparePath, MAX_COURSES, type CompareQuery } from './compare-path.ts';
import { conditionsIn } from './conditions.server.ts';
import { comparedFacts } from './facts.server.ts';
import { allOf, unisOf } from './course-details.server.ts';
import { chosenCourses } from './find-courses.server.ts';
import type { ComparedCourse, CompareView } from './view-types.ts';

/**
 * If a part fails, the rest is still shown.
 *
 * @param choices the applicant's choices, which load in parallel
 */
export async function compareView(
  call: RequestScope,
  query: CompareQuery,
  choices: Promise<readonly ChosenCourse[]>,
): Promise<CompareView> {
  const points = ownPointsOf(call);
  const [compared, home, chosen] = await Promise.all([
    chosenCourses(call, query.courseIds),
    getHome(call),
    choices,
  ]);
  if (!compared.ok) {
    return {
      ...nothing(query),
      points: pointsLine(points, comparePath(query), []),
      problem: failureText('favourites', compared.failure),
    };
  }
  const { slots, saved } = compared.value;
  const wanted = compared.value.courses.slice(0, MAX_COURSES);
  const { courses, missing, failure } = await allOf(
    wanted.map((course) => findCourse(call, course)),
  );
  const unis = await unisOf(call, courses);
  const infos = courses.map((course) => ({
    course,
    uni: unis.of(course),
    slot: placeIn(slots, course.courseId),
  }));
  const problem = failure
    ? failureText('courses', failure)
    : unis.failure && failureText('unis', unis.failure);
  return {
    query,
    courses: infos.map(({ course, uni, slot }) =>
      comparedCourse(course, {
        slot,
        choice: choiceOf(chosen, course),
        uniUrl: uni?.url ?? null,
        backUrl: comparePath(query),
      }),
    ),
    facts: comparedFacts(infos, {
      home,
      points,
      conditionsOf: conditionsIn(call),
    }),
    points: pointsLine(
      points,
      comparePath(query),
      courses.map(({ options }) => pointsTag(points, options[0].ucasPoints)),
    ),
    saved,
    listed: slots === null ? 0 : shortlistCourses(slots).length,
    isTooMany: compared.value.courses.length > MAX_COURSES,
    missing,
    problem,
  };
}

const nothing = (query: CompareQuery) => ({
  query,
  courses: [],
  facts: [],
  saved: null,
  listed: 0,
  isTooMany: false,
  missing: 0,
});

interface Ways {
  slot: Place;
  choice: OwnChoice | null;
  uniUrl: string | null;
  backUrl: string;
}

const comparedCourse = (
  course: CourseDetails,
  { slot, choice, uniUrl, backUrl }: Ways,
): ComparedCourse => ({
  id: course.courseId,
  ref: {
    courseId: course.courseId,
    courseOptionId: course.courseOptionId,
    academicYearId: course.academicYearId,
  },
  ...coursePicture(course),
  slot,
  fullTitle: fullTitleOf(course),
  href: coursePath(course, backUrl),
  applyHref: applyPath(course),
  choice,
  uniUrl,
});
