import {
  courseFilterNames,
  firstCharacters,
  studySchemes,
  type CourseFilterName,
  type CourseQuery,
  type LatLng,
  type StudyScheme,
} from '@applicant-hub/domain';
import { readSearchWords } from '#app/features/catalogue/search/search-words.ts';
import { paths } from '#app/platform/paths/links.ts';

export const PAGE_SIZE = 20;

/** Limits that no real input exceeds (characters, values, pages). */
const MAX_TEXT = 100;
const MAX_VALUES = 40;
const MAX_PAGE = 9_999;

/** The sort orders by their name in the address, with their parameters in the courses API. */
const orders = {
  match: {},
  course: { sortBy: 'course', sort: 'ASC' },
  university: { sortBy: 'university', sort: 'ASC' },
  'points-high': { sortBy: 'ucasPoints', sort: 'DESC' },
  'points-low': { sortBy: 'ucasPoints', sort: 'ASC' },
  nearest: { sortBy: 'distance', sort: 'ASC' },
  start: { sortBy: 'startDate', sort: 'ASC' },
} as const satisfies Record<string, Pick<CourseQuery, 'sort' | 'sortBy'>>;

export type ResultsOrder = keyof typeof orders;
export const resultsOrders = Object.keys(orders) as readonly ResultsOrder[];

/** The state of the results page, which is in its address (SH-28). */
export interface ResultsQuery {
  /** Empty if there is no search text. */
  readonly searchText: string;
  readonly scheme: StudyScheme;
  /** Ids of subject guides. A course with any of these subjects matches. */
  readonly subjectGuides: readonly string[];
  /** Provider ids. A course at any of these providers matches. */
  readonly unis: readonly string[];
  readonly filters: Readonly<Record<CourseFilterName, readonly string[]>>;
  readonly order: ResultsOrder;
  /** From 1. */
  readonly page: number;
}

export const noConditions = {
  searchText: '',
  subjectGuides: [],
  unis: [],
  filters: { qualification: [], studyMode: [], region: [], locations: [] },
} as const satisfies Partial<ResultsQuery>;

/**
 * Invalid values are ignored.
 *
 * @param usualScheme the applicant's scheme, used if the address has no scheme
 */
export function parseResultsQuery(params: URLSearchParams, usualScheme: StudyScheme): ResultsQuery {
  const searchText = readSearchWords(params.get('SearchText'));
  return {
    searchText,
    scheme: scheme(params) ?? usualScheme,
    // A select sends several subjects as one value.
    subjectGuides: values(params.getAll('subjectGuides').flatMap((list) => list.split(','))),
    unis: values(params.getAll('unis')),
    filters: {
      qualification: values(params.getAll('qualification')),
      studyMode: values(params.getAll('studyMode')),
      region: values(params.getAll('region')),
      locations: values(params.getAll('locations')),
    },
    order: order(params.get('sort'), searchText),
    page: page(params.get('page')),
  };
}

/** The default order and the first page are left out. */
export function resultsHref(query: ResultsQuery): string {
  const { searchText, scheme, filters, order, page } = query;
  const lists = { subjectGuides: query.subjectGuides, unis: query.unis, ...filters };
  const params = new URLSearchParams([
    ...(searchText === '' ? [] : [['SearchText', searchText]]),
    ['scheme', scheme],
    ...Object.entries(lists).flatMap(([name, list]) => list.map((value) => [name, value])),
    ...(order === 'match' || order === usualOrder(searchText) ? [] : [['sort', order]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]);
  return `${paths.results}?${params.toString()}`;
}

/** The key of a saved search: the query string of its first page. */
export const savedQuery = (query: ResultsQuery): string =>
  resultsHref({ ...query, page: 1 }).split('?')[1] ?? '';

/**
 * The query for the courses API: one page, and the available filters (FAV-29 to FAV-31).
 *
 * @param near the applicant's place; without it, sorting by distance becomes the default order
 */
export function toCourseQuery(query: ResultsQuery, near: LatLng | null): CourseQuery {
  const { searchText, scheme, subjectGuides, unis, filters, page } = query;
  return {
    ...orders[query.order === 'nearest' && near === null ? usualOrder(searchText) : query.order],
    ...(query.order === 'nearest' && near !== null ? { near } : {}),
    ...(searchText === '' ? {} : { searchText }),
    ...(subjectGuides.length === 0 ? {} : { subjectGuides }),
    ...(unis.length === 0 ? {} : { unis }),
    scheme,
    filters: Object.fromEntries(
      courseFilterNames.flatMap((name) =>
        filters[name].length > 0 ? [[name, filters[name]]] : [],
      ),
    ),
    includeFilters: true,
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE,
  };
}

export const usualOrder = (searchText: string): ResultsOrder =>
  searchText === '' ? 'course' : 'match';

function order(sort: string | null, searchText: string): ResultsOrder {
  const requested = resultsOrders.find((name) => name === sort);
  const isPossible = requested !== undefined && (requested !== 'match' || searchText !== '');
  return isPossible ? requested : usualOrder(searchText);
}

/** The site's own search sends the level as `filters=Destination_Postgraduate` (LNK-11). */
const destination = 'Destination_';

function scheme(params: URLSearchParams): StudyScheme | undefined {
  const asked = [
    params.get('scheme'),
    ...params
      .getAll('filters')
      .filter((value) => value.startsWith(destination))
      .map((value) => value.slice(destination.length).toLowerCase()),
  ];
  return studySchemes.find((name) => asked.includes(name));
}

// oxlint-disable-next-line no-control-regex -- the pattern matches control characters
const CONTROLS_AND_SPACES = /[\s\u0000-\u001f\u007f]+/g;

const text = (raw: string): string =>
  firstCharacters(raw.replace(CONTROLS_AND_SPACES, ' ').trim(), MAX_TEXT).trim();

const values = (raw: readonly string[]): string[] =>
  [...new Set(raw.map(text))].filter((value) => value !== '').slice(0, MAX_VALUES);

const page = (raw: string | null): number =>
  /^[1-9]\d*$/.test(raw ?? '') ? Math.min(Number(raw), MAX_PAGE) : 1;
