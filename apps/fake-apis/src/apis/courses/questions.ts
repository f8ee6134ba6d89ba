import { ApiError } from '#src/http/api-error.ts';
import type { LatLng } from './distance.ts';
import type { CourseParameters } from './parameters.ts';

type Name = keyof CourseParameters;

/** The kinds of request that `GET /api/v1/courses` supports, and the parameters of each. */
const questions = {
  courses: [
    ...['searchText', 'offset', 'limit', 'sort', 'sortBy', 'includeFilters', 'countOnly'],
    ...['qualification', 'studyMode', 'region', 'locations', 'unis', 'subjects', 'subjectGuides'],
    ...['scheme', 'studyYear', 'lat', 'lng', 'courses'],
  ],
  'course details': ['mode', 'courses', 'studyYear', 'lat', 'lng'],
  unis: [
    ...['output', 'searchText', 'offset', 'limit', 'country', 'extended', 'letter'],
    ...['lat', 'lng'],
  ],
  'unis by id': ['mode', 'unis', 'output', 'extended', 'lat', 'lng'],
} as const satisfies Readonly<Record<string, readonly Name[]>>;

export type Question = keyof typeof questions;

/**
 * Returns which kind of request the parameters describe.
 *
 * @throws ApiError 400 when a parameter does not belong to that kind of request
 */
export function questionOf(query: CourseParameters): Question {
  const question = kindOf(query);
  const allowed: readonly string[] = questions[question];
  const strange = Object.entries(query).find(
    ([name, value]) => value !== undefined && !allowed.includes(name),
  );
  if (strange !== undefined) {
    throw invalid(strange[0], `is not allowed in a request for ${question}`);
  }
  return question;
}

function kindOf({ mode, output, courses, unis }: CourseParameters): Question {
  switch (mode) {
    case 'details':
      if (courses === undefined) throw invalid('courses', 'is needed with mode=details');
      return 'course details';
    case 'providers':
      if (unis === undefined) throw invalid('unis', 'is needed with mode=providers');
      return 'unis by id';
    case undefined:
      return output === 'provider' ? 'unis' : 'courses';
  }
}

/**
 * The place from which distances are measured; null when the request has no coordinates.
 *
 * @throws ApiError 400 when one coordinate is missing, or both are missing and the order is
 * distance
 */
export function placeOf({ lat, lng, sortBy }: CourseParameters): LatLng | null {
  if (lat !== undefined && lng !== undefined) return { lat, lng };
  if (lat !== undefined) throw invalid('lng', 'is needed with lat');
  if (lng !== undefined) throw invalid('lat', 'is needed with lng');
  if (sortBy === 'distance') throw invalid('lat', 'is needed with sortBy=distance');
  return null;
}

const invalid = (name: string, what: string) =>
  new ApiError(400, 'invalidParameter', `parameter "${name}": ${what}`);
