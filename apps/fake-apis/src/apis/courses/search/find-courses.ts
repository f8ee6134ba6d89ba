import { catalogue, type CatalogueOrder } from '../catalogue/catalogue.ts';
import type { CatalogueCourse, CatalogueOption, Scheme } from '../catalogue/course.ts';
import { distanceBetween, type LatLng } from '../distance.ts';
import { providers } from '../providers/providers.ts';
import { facetSieve, type FacetCounts, type Facets } from './facets.ts';
import { relevance, wordSearch } from './words.ts';

/** Conditions of a course search. A missing condition does not limit the result. */
export interface CourseSearch {
  readonly searchText?: string | undefined;
  readonly courses?: readonly CourseRef[] | undefined;
  readonly unis?: readonly string[] | undefined;
  /** Names of subjects. */
  readonly subjects?: readonly string[] | undefined;
  /** Ids of subject guides. */
  readonly subjectGuides?: readonly string[] | undefined;
  readonly scheme?: Scheme | undefined;
  readonly facets: Facets;
  /** Whether to count the courses for each filter value. */
  readonly isCounting: boolean;
  /** `match`: courses whose title contains all words of the search are first. */
  readonly sortBy: CatalogueOrder | 'distance' | 'match';
  readonly isDescending: boolean;
  readonly near: LatLng | null;
}

/** A course by its id; without an option id, the default option is used. */
export interface CourseRef {
  readonly courseId: string;
  readonly courseOptionId: string | null;
}

export interface FoundCourse {
  readonly course: CatalogueCourse;
  readonly option: CatalogueOption;
}

export interface FoundCourses {
  readonly total: number;
  readonly page: (offset: number, limit: number) => FoundCourse[];
  readonly counts: () => FacetCounts;
}

/** Finds courses. A lookup by ids returns them in the order of the ids. */
export function findCourses(search: CourseSearch): FoundCourses {
  const matches = matcherOf(search);
  const { passes, counts } = facetSieve(search);
  const isFound = (course: CatalogueCourse) => matches(course) && passes(course);

  if (search.courses !== undefined) {
    const found = search.courses.flatMap(lookUp).filter(({ course }) => isFound(course));
    return {
      total: found.length,
      page: (offset, limit) => found.slice(offset, offset + limit),
      counts,
    };
  }
  const found = byMatch(inOrder(search).filter(isFound), search);
  return {
    total: found.length,
    page: (offset, limit) =>
      found
        .slice(offset, offset + limit)
        .map((course) => ({ course, option: optionMeant(course, search.facets.studyMode) })),
    counts,
  };
}

function lookUp({ courseId, courseOptionId }: CourseRef): FoundCourse[] {
  const course = catalogue().find(courseId);
  const option = course?.options.find(({ id }) => courseOptionId === null || id === courseOptionId);
  return course === undefined || option === undefined ? [] : [{ course, option }];
}

/**
 * The first option with a requested study mode; if no study mode is requested, the default option.
 */
function optionMeant({ options }: CatalogueCourse, modes: readonly string[] | undefined) {
  return options.find(({ studyMode }) => modes?.includes(studyMode)) ?? options[0];
}

/**
 * Sorts the results if the order is `match`: a search for 'law' lists law courses before the other
 * courses of the University of Law.
 */
function byMatch(
  found: readonly CatalogueCourse[],
  { sortBy, searchText = '' }: CourseSearch,
): readonly CatalogueCourse[] {
  if (sortBy !== 'match') return found;
  const rankOf = relevance(searchText);
  const ranks = Map.groupBy(found, ({ words, title }) => rankOf(words, title.length));
  return [...(ranks.get(0) ?? []), ...(ranks.get(1) ?? []), ...(ranks.get(2) ?? [])];
}

function inOrder({ sortBy, isDescending, near }: CourseSearch): readonly CatalogueCourse[] {
  if (sortBy === 'match') return catalogue().inOrder('course', false);
  if (sortBy !== 'distance') return catalogue().inOrder(sortBy, isDescending);
  const direction = isDescending ? -1 : 1;
  return providers
    .map(({ providerId, place }) => ({
      providerId,
      key: place && near ? distanceBetween(near, place) * direction : Infinity,
    }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .flatMap(({ providerId }) => catalogue().of(providerId));
}

function matcherOf(search: CourseSearch): (course: CatalogueCourse) => boolean {
  const { searchText, scheme } = search;
  const unis = setOf(search.unis);
  const guides = setOf(search.subjectGuides);
  const names = setOf(search.subjects?.map((name) => name.toLowerCase()));
  const hasWords = searchText === undefined ? null : wordSearch(searchText);

  return (course) =>
    (scheme === undefined || course.scheme === scheme) &&
    (unis?.has(course.provider.providerId) ?? true) &&
    (guides === null || course.subjects.some(({ id }) => guides.has(id))) &&
    (names === null || course.subjects.some(({ name }) => names.has(name.toLowerCase()))) &&
    (hasWords?.(course.words) ?? true);
}

const setOf = (values: readonly string[] | undefined): ReadonlySet<string> | null =>
  values === undefined ? null : new Set(values);
