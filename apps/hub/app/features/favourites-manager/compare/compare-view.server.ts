import { shortlistCourses, type CourseDetails } from '@applicant-hub/domain';
import { applyPath } from '#app/platform/paths/apply-path.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { findCourse } from '#app/features/catalogue/find-course.server.ts';
import { ownPointsOf, pointsLine } from '#app/features/catalogue/own-points.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { getHome, getUnis } from '#app/features/reference-data/reference.server.ts';
import { failureWords } from '#app/features/favourites/failure-words.ts';
import { type Place, placeIn } from '#app/features/favourites/place.ts';
import { comparePath, MAX_COURSES, type CompareQuery } from './compare-path.ts';
import { comparedFacts } from './facts.server.ts';
import { chosenCourses } from './find-courses.server.ts';
import type { ComparedCourse, CompareView } from './view-types.ts';

/** The courses of a comparison side by side. A failure leaves the rest of it standing. */
export async function compareView(call: RequestScope, query: CompareQuery): Promise<CompareView> {
  const points = ownPointsOf(call);
  const [chosen, home] = await Promise.all([chosenCourses(call, query.courseIds), getHome(call)]);
  if (!chosen.ok) {
    return {
      ...nothing(query),
      points: pointsLine(points, comparePath(query)),
      problem: failureWords('favourites', chosen.failure),
    };
  }
  const { slots } = chosen.value;
  const wanted = chosen.value.courses.slice(0, MAX_COURSES);
  const answers = await Promise.all(wanted.map((course) => findCourse(call, course)));
  const courses = answers.flatMap((answer) => (answer.ok ? (answer.value ?? []) : []));
  const failure = answers.find((answer) => !answer.ok)?.failure;

  const unis = await getUnis(call, [...new Set(courses.map(({ providerId }) => providerId))]);
  const known = unis.ok ? unis.value : [];
  const infos = courses.map((course) => ({
    course,
    uni: known.find(({ providerId }) => providerId === course.providerId) ?? null,
    slot: placeIn(slots, course.courseId),
  }));
  const problem = failure
    ? failureWords('courses', failure)
    : unis.ok
      ? null
      : failureWords('unis', unis.failure);
  return {
    query,
    courses: infos.map(({ course, uni, slot }) =>
      comparedCourse(course, {
        slot,
        uniUrl: uni?.url ?? null,
        backUrl: comparePath(query),
      }),
    ),
    facts: comparedFacts(infos, { home: home.place, points }),
    points: pointsLine(points, comparePath(query)),
    listed: slots === null ? 0 : shortlistCourses(slots).length,
    isTooMany: chosen.value.courses.length > MAX_COURSES,
    missing: answers.filter((answer) => answer.ok && answer.value === null).length,
    problem,
  };
}

const nothing = (query: CompareQuery) => ({
  query,
  courses: [],
  facts: [],
  listed: 0,
  isTooMany: false,
  missing: 0,
});

interface Ways {
  slot: Place;
  uniUrl: string | null;
  backUrl: string;
}

const comparedCourse = (
  course: CourseDetails,
  { slot, uniUrl, backUrl }: Ways,
): ComparedCourse => ({
  id: course.courseId,
  ref: {
    courseId: course.courseId,
    courseOptionId: course.courseOptionId,
    academicYearId: course.academicYearId,
  },
  picture: course.picture,
  slot,
  fullTitle: `${course.course}, ${course.university}`,
  href: coursePath(course, backUrl),
  applyHref: applyPath(course),
  uniUrl,
});
