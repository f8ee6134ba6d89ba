import {
  courseFilterNames,
  firstCharacters,
  studySchemes,
  type CourseFilterName,
  type CourseQuery,
  type LatLng,
  type StudyScheme,
} from '@applicant-hub/domain';
import { readSearchWords } from '#app/features/catalogue/search-words.ts';
import { paths } from '#app/platform/paths/links.ts';

/** Courses on one page of results. */
export const PAGE_SIZE = 20;

/** No real value is longer, and nobody chooses more of one filter (characters, values, pages). */
const MAX_TEXT = 100;
const MAX_VALUES = 40;
const MAX_PAGE = 9_999;

/** The orders on offer, as the address names them, and what they are to the courses API. */
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

/** What is searched for: the whole state of the results page, as its address says it (SH-28). */
export interface ResultsQuery {
  /** Empty when there are no words. */
  readonly searchText: string;
  readonly scheme: StudyScheme;
  /** Ids of subject guides; any of them. */
  readonly subjectGuides: readonly string[];
  /** Provider ids; any of them. */
  readonly unis: readonly string[];
  readonly filters: Readonly<Record<CourseFilterName, readonly string[]>>;
  readonly order: ResultsOrder;
  /** From 1. */
  readonly page: number;
}

/** What narrows no search. */
export const noConditions = {
  searchText: '',
  subjectGuides: [],
  unis: [],
  filters: { qualification: [], studyMode: [], region: [], locations: [] },
} as const satisfies Partial<ResultsQuery>;

/**
 * Reads the address of the results page. Whatever it does not understand counts as not there.
 *
 * @param usualScheme what the applicant is applying for, when the address does not say
 */
export function parseResultsQuery(params: URLSearchParams, usualScheme: StudyScheme): ResultsQuery {
  return {
    searchText: readSearchWords(params.get('SearchText')),
    scheme: scheme(params) ?? usualScheme,
    // A select can name several subjects only as one value.
    subjectGuides: values(params.getAll('subjectGuides').flatMap((list) => list.split(','))),
    unis: values(params.getAll('unis')),
    filters: {
      qualification: values(params.getAll('qualification')),
      studyMode: values(params.getAll('studyMode')),
      region: values(params.getAll('region')),
      locations: values(params.getAll('locations')),
    },
    order: order(params),
    page: page(params.get('page')),
  };
}

/** The address of results; the usual order and the first page go without saying. */
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

/** What a search is saved by: the query of the address of its first page. */
export const savedQuery = (query: ResultsQuery): string =>
  resultsHref({ ...query, page: 1 }).split('?')[1] ?? '';

/**
 * The query for the courses API: one page, and which filters there are (FAV-29 to FAV-31).
 *
 * @param near the applicant's place; without it the order by distance falls back to the usual one
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

/** The best matches of the words first, or by title when there are none. */
export const usualOrder = (searchText: string): ResultsOrder =>
  searchText === '' ? 'course' : 'match';

function order(params: URLSearchParams): ResultsOrder {
  const searchText = readSearchWords(params.get('SearchText'));
  const asked = resultsOrders.find((name) => name === params.get('sort'));
  const isPossible = asked !== undefined && (asked !== 'match' || searchText !== '');
  return isPossible ? asked : usualOrder(searchText);
}

/** `filters=Destination_Postgraduate` is how the site's search names the level (LNK-11). */
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

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const CONTROLS_AND_SPACES = /[\s\u0000-\u001f\u007f]+/g;

const text = (raw: string): string =>
  firstCharacters(raw.replace(CONTROLS_AND_SPACES, ' ').trim(), MAX_TEXT).trim();

const values = (raw: readonly string[]): string[] =>
  [...new Set(raw.map(text))].filter((value) => value !== '').slice(0, MAX_VALUES);

const page = (raw: string | null): number =>
  /^[1-9]\d*$/.test(raw ?? '') ? Math.min(Number(raw), MAX_PAGE) : 1;
