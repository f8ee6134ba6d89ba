import type { CourseQuery, CourseRef, LatLng, UniQuery } from '@applicant-hub/domain';

/** Default number of courses on a page (FAV-29). */
const COURSES = 100;
/** Default number of universities on a page (FAV-32). */
const UNIS = 48;

const COURSES_PATH = '/api/v1/courses';

type Value = string | number | undefined;

/**
 * Returns the path with these parameters. Parameters without a value are left out; a list becomes a
 * repeated parameter.
 */
function pathWith(parameters: Readonly<Record<string, Value | readonly string[]>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    for (const each of [value].flat()) {
      if (each !== undefined && each !== '') query.append(name, String(each));
    }
  }
  return `${COURSES_PATH}?${query.toString()}`;
}

/** Path for a page of courses (FAV-29 to FAV-31). */
export const coursePagePath = (query: CourseQuery): string =>
  pathWith({
    ...conditionsOf(query),
    offset: query.offset ?? 0,
    limit: query.limit ?? COURSES,
    sort: query.sort ?? 'ASC',
    sortBy: query.sortBy,
    includeFilters: query.includeFilters === true ? 'TRUE' : undefined,
    ...placeOf(query.near),
  });

/** Path for the number of matching courses (FAV-30). */
export const courseCountPath = (query: CourseQuery): string =>
  pathWith({ ...conditionsOf(query), countOnly: 'TRUE' });

const conditionsOf = (query: CourseQuery) => ({
  searchText: query.searchText,
  ...query.filters,
  unis: query.unis,
  subjects: query.subjects,
  subjectGuides: query.subjectGuides,
  scheme: query.scheme,
  studyYear: query.studyYear,
});

/** Path for courses by id in one academic year (FAV-31). */
export const courseLookupPath = (academicYearId: string, refs: readonly CourseRef[]): string =>
  pathWith({
    courses: refs.map(({ courseId, courseOptionId }) => `${courseId}:${courseOptionId}`),
    studyYear: /^\d{4}$/.test(academicYearId) ? academicYearId : undefined,
  });

/** Path for one course with its details; for the default option when no option is given. */
export const courseDetailsPath = (
  courseId: string,
  courseOptionId: string | null,
  studyYear: number | undefined,
): string =>
  pathWith({
    mode: 'details',
    courses: courseOptionId === null ? courseId : `${courseId}:${courseOptionId}`,
    studyYear,
  });

/** Path for a page of universities (FAV-32). */
export const uniPagePath = (query: UniQuery): string =>
  pathWith({
    output: 'provider',
    searchText: query.searchText,
    offset: query.offset ?? 0,
    limit: query.limit ?? UNIS,
    country: query.country,
    extended: query.extended === true ? 'TRUE' : undefined,
    letter: query.letter,
    ...placeOf(query.near),
  });

/** Path for universities by id (FAV-33). */
export const uniLookupPath = (providerIds: readonly string[], near: LatLng | undefined): string =>
  pathWith({ mode: 'providers', unis: providerIds, extended: 'TRUE', ...placeOf(near) });

const placeOf = (near: LatLng | undefined) => ({ lat: near?.lat, lng: near?.lng });
