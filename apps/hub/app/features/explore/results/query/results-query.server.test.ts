import { describe, expect, it } from 'vitest';
import {
  noConditions,
  parseResultsQuery,
  resultsHref,
  toCourseQuery,
  type ResultsQuery,
} from './results-query.server.ts';

const parse = (search: string) => parseResultsQuery(new URLSearchParams(search), 'undergraduate');

const usual: ResultsQuery = {
  ...noConditions,
  scheme: 'undergraduate',
  order: 'course',
  page: 1,
};

const everything: ResultsQuery = {
  searchText: 'law & order',
  scheme: 'postgraduate',
  subjectGuides: ['31', '32'],
  unis: ['10007789'],
  filters: {
    qualification: ['LLM'],
    studyMode: ['Part-time', 'Full-time'],
    region: ['Wales'],
    locations: ['Cardiff', "King's Lynn"],
  },
  order: 'points-high',
  page: 3,
};

/** A search text without a sort order: the best matches are first. */
const words = (searchText: string) => ({ searchText, order: 'match' }) as const;

describe('parseResultsQuery', () => {
  it.each<[name: string, search: string, expected: Partial<ResultsQuery>]>([
    ['an empty address', '', {}],
    ['the fields of an empty form', 'SearchText=&subjectGuides=&sort=course', {}],
    ['words with surplus spaces', 'SearchText=%20law%00%0A%20and+', words('law and')],
    ['a text that is too long', `SearchText=${'x'.repeat(5000)}`, words('x'.repeat(100))],
    [
      'words, sorted by title',
      'SearchText=law&sort=course',
      { searchText: 'law', order: 'course' },
    ],
    ['the best match without words', 'sort=match', {}],
    ['a level', 'scheme=conservatoires', { scheme: 'conservatoires' }],
    ['an unknown level', 'scheme=kindergarten', {}],
    [
      'the level of the site search',
      'filters=Destination_Postgraduate',
      { scheme: 'postgraduate' },
    ],
    ['another filter of the site search', 'filters=Something', {}],
    ['several values', 'region=Wales&region=London', filters({ region: ['Wales', 'London'] })],
    ['a value twice', 'region=Wales&region=Wales', filters({ region: ['Wales'] })],
    ['empty values', 'region=&region=%20', {}],
    [
      'subjects in separate fields',
      'subjectGuides=1&subjectGuides=2',
      { subjectGuides: ['1', '2'] },
    ],
    ['subjects in the form of the select', 'subjectGuides=1,2', { subjectGuides: ['1', '2'] }],
    ['universities', 'unis=10007789', { unis: ['10007789'] }],
    ['an order', 'sort=nearest', { order: 'nearest' }],
    ['an order with the name of an object method', 'sort=constructor', {}],
    ['a page', 'page=12', { page: 12 }],
    ['an invalid page', 'page=-1', {}],
    ['page zero', 'page=0', {}],
    ['a fraction of a page', 'page=1.5', {}],
    ['a page beyond any list', 'page=99999999999999999999', { page: 9999 }],
  ])('the address is parsed: %s', (_name, search, expected) => {
    expect(parse(search)).toEqual({ ...usual, ...expected });
  });

  it("the applicant's level applies only if the address has no level", () => {
    const level = (search: string) =>
      parseResultsQuery(new URLSearchParams(search), 'postgraduate').scheme;
    expect(level('')).toBe('postgraduate');
    expect(level('scheme=undergraduate')).toBe('undergraduate');
  });

  it('the number of values of a filter is limited', () => {
    const search = Array.from({ length: 500 }, (_, n) => `locations=${n}`).join('&');
    expect(parse(search).filters.locations).toHaveLength(40);
  });
});

describe('resultsHref', () => {
  it('a query is written to an address, and is parsed back unchanged', () => {
    for (const query of [usual, everything]) {
      expect(parse(resultsHref(query).split('?')[1] ?? '')).toEqual(query);
    }
  });

  it('default values are omitted from an address', () => {
    expect(resultsHref(usual)).toBe('/coursedisplay/results?scheme=undergraduate');
  });
});

describe('toCourseQuery', () => {
  it('a query without conditions requests one page of courses and the values of the filters', () => {
    expect(toCourseQuery(usual, null)).toEqual({
      scheme: 'undergraduate',
      sortBy: 'course',
      sort: 'ASC',
      filters: {},
      includeFilters: true,
      offset: 0,
      limit: 20,
    });
  });

  it('the query has all conditions of the search', () => {
    expect(toCourseQuery(everything, null)).toEqual({
      searchText: 'law & order',
      scheme: 'postgraduate',
      subjectGuides: ['31', '32'],
      unis: ['10007789'],
      filters: everything.filters,
      sortBy: 'ucasPoints',
      sort: 'DESC',
      includeFilters: true,
      offset: 40,
      limit: 20,
    });
  });

  it('sorting by distance applies only if the place is known', () => {
    const place = { lat: 52.6, lng: -1.1 };
    const nearest = { ...usual, order: 'nearest' as const };
    expect(toCourseQuery(nearest, place)).toMatchObject({ sortBy: 'distance', near: place });
    expect(toCourseQuery(nearest, null)).toMatchObject({ sortBy: 'course' });
    expect(toCourseQuery(nearest, null)).not.toHaveProperty('near');
  });
});

function filters(some: Partial<ResultsQuery['filters']>): Partial<ResultsQuery> {
  return { filters: { ...noConditions.filters, ...some } };
}
