import { nameKey, type Course } from '@applicant-hub/domain';
import { coursePicture } from '#app/features/catalogue/cards/picture.ts';
import type { ChosenCourse } from '#app/features/catalogue/choice/own-choice.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope, SessionScope } from '#app/platform/request/request-scope.ts';
import { getFavouriteCourseIds, isAmong } from '#app/features/favourites/favourites.server.ts';
import { cached } from '#app/features/reference-data/reference.server.ts';
import { choiceKey } from './choice-key.ts';
import { choicesPart } from './choices-part.ts';
import { ownTiles } from '../tile/own-tiles.ts';
import { load } from '../upstream/load-tiles.server.ts';
import type {
  ChoiceCourse,
  ChoiceCourses,
  ChoiceView,
  TileView,
} from '../tile/tiles-view-types.ts';

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
  const known = await withCourses(scope, choicesOf(ownTiles(await load(scope))));
  if (known.length === 0) return {};
  const favourites = await getFavouriteCourseIds(scope);
  return Object.fromEntries(
    known.map(({ choice, courses: [course] }) => [
      choiceKey(choice),
      choiceCourse(course, isAmong(favourites, course.courseId)),
    ]),
  );
}

/**
 * Finds the chosen courses with their current states, for pages other than the hub. A choice is
 * left out if its state is not known now, or if several courses have its names. If an application
 * API refuses the session, the result is empty, because these pages can be shown without it.
 */
export async function findChosenCourses(scope: RequestScope): Promise<readonly ChosenCourse[]> {
  const view = await load(scope).catch((thrown: unknown) => {
    if (thrown instanceof Response) return null;
    throw thrown;
  });
  const current = ownTiles(view).filter(({ choicesChecked }) => choicesChecked === undefined);
  const known = await withCourses(scope, choicesOf(current));
  return known.flatMap(({ tile, choice: { state, label }, courses: [course, ...others] }) =>
    others.length === 0
      ? [{ course, choice: { state, label, href: pageAt(paths.hub, choicesPart(tile)) } }]
      : [],
  );
}

interface TileChoice {
  readonly tile: TileView['id'];
  readonly choice: ChoiceView;
}

const choicesOf = (tiles: readonly TileView[]): readonly TileChoice[] =>
  tiles.flatMap(({ id, choices }) =>
    choices.filter(({ isUnnamed }) => !isUnnamed).map((choice) => ({ tile: id, choice })),
  );

/** The choices that are in the catalogue, each with the courses that have its names. */
async function withCourses(scope: RequestScope, choices: readonly TileChoice[]) {
  const { studyYear } = scope.applicant.personalisation;
  const found = await Promise.all(
    choices.map(async (one) => {
      const [first, ...others] = await coursesNamed(scope, { ...one.choice, studyYear });
      return first ? [{ ...one, courses: [first, ...others] as const }] : [];
    }),
  );
  return found.flat();
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
 * Returns the courses with exactly these names, because tracking sends no other data that could
 * identify the course.
 */
async function coursesNamed(
  call: SessionScope,
  { institution, course, studyYear }: Named,
): Promise<readonly Course[]> {
  const isMeant = (one: Course) =>
    isSame(one.course, course) && isSame(one.university, institution);
  const result = await cached(
    call,
    `courses-named:${studyYear}:${course}, ${institution}`,
    async (context) => {
      const searchText = `${course} ${institution}`;
      const page = await call.context.clients.courses.findCourses(context, {
        searchText,
        studyYear,
        limit: LIMIT,
      });
      return page.ok ? { ok: true, value: page.value.courses.filter(isMeant) } : page;
    },
  );
  return result.ok ? result.value : [];
}

const isSame = (one: string, other: string) => nameKey(one) === nameKey(other);
