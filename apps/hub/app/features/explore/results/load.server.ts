import {
  distanceKm,
  type CoursePage,
  type LatLng,
  type OwnPoints,
  type SavedSearch,
  type Subject,
  type UniName,
} from '@applicant-hub/domain';
import type { Result } from '@applicant-hub/api-clients';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { ownPointsOf } from '#app/features/catalogue/points/own-points.server.ts';
import { yearOf } from '#app/features/catalogue/course/study-year.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import {
  getHome,
  getSubjects,
  getUniNames,
  type Home,
} from '#app/features/reference-data/reference.server.ts';
import { type FavouriteIds, getFavouriteIds } from '#app/features/favourites/favourites.server.ts';
import { savedSearchesOf } from '../saved-searches/saved-searches.server.ts';
import { find } from './find.server.ts';
import { toCourseQuery, type ResultsQuery } from './query/results-query.server.ts';
import { weakerQueries, type WeakerQuery } from './query/weaker-query.server.ts';

export interface LoadedResults {
  /** The search, without subjects and filter values that do not exist. */
  readonly query: ResultsQuery;
  readonly answer: Result<CoursePage>;
  /** Null if the subjects are unavailable. */
  readonly subjects: readonly Subject[] | null;
  /** Empty if the search has no universities, or if their names are unavailable. */
  readonly uniNames: readonly UniName[];
  readonly favourites: FavouriteIds;
  readonly home: Home;
  readonly points: OwnPoints;
  readonly saved: readonly SavedSearch[];
  /**
   * Suggestions for an empty result: searches with one condition removed, and their number of
   * courses.
   */
  readonly weaker: readonly CountedQuery[];
}

/** `count` is null if it is unavailable. */
export interface CountedQuery extends WeakerQuery {
  readonly count: number | null;
}

export async function loadResults(
  call: RequestScope,
  requested: ResultsQuery,
): Promise<LoadedResults> {
  const [found, subjects, uniNames, favourites, home] = await Promise.all([
    find(call, requested),
    getSubjects(call),
    requested.unis.length === 0 ? noNames : getUniNames(call),
    getFavouriteIds(call, 'courses'),
    getHome(call),
  ]);
  const { query, answer: result } = found;
  return {
    query,
    answer: result.ok ? { ok: true, value: withDistances(result.value, home.place) } : result,
    subjects: subjects.ok ? subjects.value : null,
    uniNames: uniNames.ok ? uniNames.value : [],
    favourites,
    home,
    points: ownPointsOf(call),
    saved: savedSearchesOf(call),
    weaker: result.ok && result.value.total === 0 ? await countWeaker(call, query) : [],
  };
}

const noNames: Result<UniName[]> = { ok: true, value: [] };

/**
 * Distances are added afterwards, so that the search waits for the applicant's place only if it
 * sorts by distance.
 */
const withDistances = (page: CoursePage, place: LatLng | null): CoursePage => ({
  ...page,
  courses: page.courses.map((course) => ({
    ...course,
    distance: place && course.latlon && distanceKm(place, course.latlon),
  })),
});

export const countFound = (call: RequestScope, query: ResultsQuery): Promise<Result<number>> =>
  call.context.clients.courses.countCourses(readOptions(call), {
    ...toCourseQuery(query, null),
    ...yearOf(call),
  });

const countWeaker = (call: RequestScope, query: ResultsQuery): Promise<CountedQuery[]> =>
  Promise.all(
    weakerQueries(query).map(async (weaker) => {
      const count = await countFound(call, weaker.query);
      return { ...weaker, count: count.ok ? count.value : null };
    }),
  );
