import { nameKey, type Course } from '@applicant-hub/domain';
import { coursePicture } from '#app/features/catalogue/cards/picture.ts';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { getFavouriteCourseIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import { cached } from '#app/features/reference-data/reference.server.ts';
import { choiceKey } from './choice-key.ts';
import { load } from '../upstream/load-tiles.server.ts';
import type { ChoiceCourse, ChoiceCourses } from '../tile/tiles-view-types.ts';

/**
 * Number of results to request. A search may also match other courses with these words, but an
 * exact match is among the first results.
 */
const LIMIT = 20;

/**
 * Loads the chosen courses that are in the catalogue (EXT-29). A choice shows only its names if its
 * course is missing or slow to load.
 */
export async function loadChoiceCourses(scope: RequestScope): Promise<ChoiceCourses> {
  const apply = await load(scope);
  const { studyYear } = scope.applicant.personalisation;
  const choices = (apply?.tiles ?? []).flatMap((tile) =>
    tile.choices.filter(({ isUnnamed }) => !isUnnamed),
  );
  const found = await Promise.all(
    choices.map(async (choice) => {
      const course = await courseNamed(scope, { ...choice, studyYear });
      return course ? [[choiceKey(choice), course] as const] : [];
    }),
  );
  const known = found.flat();
  if (known.length === 0) return {};
  const favourites = await getFavouriteCourseIds(scope);
  return Object.fromEntries(
    known.map(([key, course]) => [key, choiceCourse(course, isAmong(favourites, course.courseId))]),
  );
}

const choiceCourse = (course: Course, isFavourite: boolean | null): ChoiceCourse => ({
  ref: {
    courseId: course.courseId,
    courseOptionId: course.courseOptionId,
    academicYearId: course.academicYearId,
  },
  ...coursePicture(course),
  isFavourite,
});

interface Named {
  institution: string;
  course: string;
  studyYear: number;
}

/**
 * Returns the first course with exactly these names, because tracking sends no other data that
 * could identify it.
 */
async function courseNamed(
  call: SessionScope,
  { institution, course, studyYear }: Named,
): Promise<Course | null> {
  const isMeant = (one: Course) =>
    isSame(one.course, course) && isSame(one.university, institution);
  const result = await cached(
    call,
    `course-named:${studyYear}:${course}, ${institution}`,
    async (context) => {
      const searchText = `${course} ${institution}`;
      const page = await call.context.clients.courses.findCourses(context, {
        searchText,
        studyYear,
        limit: LIMIT,
      });
      return page.ok ? { ok: true, value: page.value.courses.find(isMeant) ?? null } : page;
    },
  );
  return result.ok ? result.value : null;
}

const isSame = (one: string, other: string) => nameKey(one) === nameKey(other);
