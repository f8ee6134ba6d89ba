import { endpoint } from '#src/api.ts';
import { calendarAt } from '#src/clock/calendar.ts';
import type { Clock } from '#src/clock/clock.ts';
import { courseResponse, type ResponseScope } from './responses/course-response.ts';
import { courseDetails } from './responses/course-details.ts';
import { uniResponse } from './responses/uni-response.ts';
import { courseParameters, MAX_COURSES, type CourseParameters } from './parameters.ts';
import { providers } from './providers/providers.ts';
import { placeOf, questionOf } from './questions.ts';
import { findCourses, type FoundCourses } from './search/find-courses.ts';
import { findUnis, lookUpUnis } from './search/find-unis.ts';

/** Default number of universities on a page. */
const UNIS = 48;

/** @param url origin of the fake APIs, which serve the pictures and pages of universities */
export function coursesEndpoints(clock: Clock, url: string) {
  const scopeOf = (query: CourseParameters): ResponseScope => ({
    academicYear: query.studyYear ?? calendarAt(clock()).cycleYear,
    near: placeOf(query),
    url,
  });

  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/courses',
      query: courseParameters,
      respond({ query }) {
        switch (questionOf(query)) {
          case 'courses':
            return coursesPage(query, scopeOf(query));
          case 'course details':
            return detailedCourses(query, scopeOf(query));
          case 'unis':
            return unisPage(query, scopeOf(query));
          case 'unis by id': {
            const scope = { ...scopeOf(query), isExtended: query.extended ?? false };
            const found = lookUpUnis(query.unis ?? []);
            return {
              total: found.length,
              results: found.map((provider) => uniResponse(provider, scope)),
            };
          }
        }
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/unis',
      respond: () => ({
        results: providers.map(({ providerId, name }) => ({ providerId, university: name })),
      }),
    }),
  ];
}

function search(query: CourseParameters, { near }: ResponseScope): FoundCourses {
  const { qualification, studyMode, region, locations, ...conditions } = query;
  return findCourses({
    ...conditions,
    facets: { qualification, studyMode, region, locations },
    isCounting: query.includeFilters ?? false,
    // A search without a sort order lists the best matches first.
    sortBy: query.sortBy ?? (query.searchText ? 'match' : 'course'),
    isDescending: query.sort === 'DESC',
    near,
  });
}

function coursesPage(query: CourseParameters, scope: ResponseScope) {
  const { offset = 0, limit = MAX_COURSES, countOnly = false, includeFilters } = query;
  const { total, page, counts } = search(query, scope);
  if (countOnly) return { total };
  return {
    total,
    results: page(offset, limit).map((each) => courseResponse(each, scope)),
    ...(includeFilters === true ? { filters: counts() } : {}),
  };
}

function detailedCourses(query: CourseParameters, scope: ResponseScope) {
  const { total, page } = search(query, scope);
  return {
    total,
    results: page(0, MAX_COURSES).map((each) => ({
      ...courseResponse(each, scope),
      ...courseDetails(each.course, scope.url),
    })),
  };
}

function unisPage(query: CourseParameters, { near, url }: ResponseScope) {
  const { offset = 0, limit = UNIS, extended: isExtended = false } = query;
  const { found, letters } = findUnis(query);
  return {
    total: found.length,
    letters,
    results: found
      .slice(offset, offset + limit)
      .map((provider) => uniResponse(provider, { isExtended, near, url })),
  };
}
