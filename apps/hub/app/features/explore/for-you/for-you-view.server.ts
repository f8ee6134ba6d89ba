import { type Article, type CourseQuery, variedCourses } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { courseCard, type CourseCardView } from '#app/features/catalogue/course/course-view.ts';
import {
  ownPointsOf,
  pointsLine,
  coursePoints,
  type CoursePointsView,
  type PointsLineView,
} from '#app/features/catalogue/points/own-points.server.ts';
import { yearOf } from '#app/features/catalogue/course/study-year.ts';
import { paths } from '#app/platform/paths/links.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import {
  getArticles,
  getHome,
  getSubjects,
} from '#app/features/reference-data/reference.server.ts';
import { subjectCoursesPath } from '#app/platform/paths/paths.ts';
import { schemeOf } from '#app/features/catalogue/course/scheme.ts';
import { failureText } from '#app/features/favourites/failure-text.ts';
import { getFavouriteIds, isAmong } from '#app/features/favourites/favourites.server.ts';

/** If the applicant has many favourite subjects, only the most recent are used. */
const SUBJECTS_USED = 12;

/** The page is a preview. A link leads to all courses. */
const COURSES_SHOWN = 6;

/** The shown courses are selected from the first courses that are found. */
const COURSES_FOUND = 48;

const ARTICLES_SHOWN = 12;

export interface ForYouView {
  /** An error message if the favourite subjects are unavailable. */
  readonly problem: string | null;
  /** Newest first, without subjects whose name is unknown. */
  readonly subjects: readonly { readonly title: string; readonly href: string }[];
  /** Null without favourite subjects. */
  readonly courses: ForYouCourses | null;
  readonly articles: ForYouArticles | null;
}

export interface ForYouCourses {
  readonly problem: string | null;
  readonly total: number;
  /** The address of all courses. */
  readonly href: string;
  readonly points: PointsLineView;
  readonly courses: readonly ForYouCourse[];
}

export interface ForYouCourse extends CourseCardView {
  /** Null while the favourites are unavailable. */
  readonly isFavourite: boolean | null;
  /** Comparison of the applicant's points with the course; null unless the points are known. */
  readonly check: CoursePointsView | null;
}

export interface ForYouArticles {
  /** An error message (FAV-38). */
  readonly problem: string | null;
  readonly articles: readonly Article[];
}

export async function forYouView(call: RequestScope): Promise<ForYouView> {
  const [favourites, guides] = await Promise.all([
    call.context.clients.identity.listFavourites(readOptions(call), 'subjects'),
    getSubjects(call),
  ]);
  const nothing = { subjects: [], courses: null, articles: null };
  if (!favourites.ok) return { ...nothing, problem: failureText('favourites', favourites.failure) };
  const ids = favourites.value.items.slice(0, SUBJECTS_USED).map(({ id }) => id);
  if (ids.length === 0) return { ...nothing, problem: null };

  const titles = new Map(guides.ok ? guides.value.map(({ id, title }) => [id, title]) : []);
  const [courses, articles] = await Promise.all([findCourses(call, ids), findArticles(call, ids)]);
  return {
    problem: null,
    subjects: ids.flatMap((id) => {
      const title = titles.get(id);
      return title === undefined ? [] : [{ title, href: subjectCoursesPath([id]) }];
    }),
    courses,
    articles,
  };
}

async function findCourses(call: RequestScope, subjectGuides: string[]): Promise<ForYouCourses> {
  const [{ place }, favourites] = await Promise.all([
    getHome(call),
    getFavouriteIds(call, 'courses'),
  ]);
  const query: CourseQuery = {
    subjectGuides,
    scheme: schemeOf(call.applicant.personalisation.studyLevel),
    limit: COURSES_FOUND,
    ...yearOf(call),
    ...(place === null ? {} : { near: place, sortBy: 'distance' }),
  };
  const found = await call.context.clients.courses.findCourses(readOptions(call), query);
  const href = subjectCoursesPath(subjectGuides);
  const own = ownPointsOf(call);
  const courses = variedCourses(found.ok ? found.value.courses : [], COURSES_SHOWN).map(
    (course) => ({
      ...courseCard(course, paths.forYou),
      isFavourite: isAmong(favourites, course.courseId),
      check: coursePoints(own, course, paths.forYou),
    }),
  );
  const checks = courses.map(({ check }) => check);
  return {
    problem: found.ok ? null : failureText('courses', found.failure),
    total: found.ok ? found.value.total : 0,
    href,
    points: pointsLine(own, paths.forYou, checks),
    courses,
  };
}

async function findArticles(call: RequestScope, subjectGuides: string[]): Promise<ForYouArticles> {
  const found = await getArticles(call, subjectGuides);
  if (!found.ok) return { problem: failureText('articles', found.failure), articles: [] };
  return { problem: null, articles: found.value.slice(0, ARTICLES_SHOWN) };
}
