import type { CourseQuery } from '@applicant-hub/domain';
import nock from 'nock';
import { describe, expect, it } from 'vitest';
import { baseUrl, context, httpWithReports, onlyNock } from '../testing/upstream.ts';
import { createCoursesClient } from './client.ts';
import { firstPagePath } from './fixtures.ts';

onlyNock();

const client = () => createCoursesClient(httpWithReports().http, baseUrl);

describe('a query for courses', () => {
  const near = { lat: 52.63, lng: -1.14 };
  const query: CourseQuery = {
    searchText: 'english & drama',
    offset: 20,
    limit: 10,
    sort: 'DESC',
    sortBy: 'distance',
    filters: { qualification: ['BA (Hons)', 'MA'], locations: ['Norwich'], region: [] },
    includeFilters: true,
    unis: ['10007789', '10007790'],
    subjects: ['English'],
    subjectGuides: ['28', '24'],
    scheme: 'undergraduate',
    studyYear: 2027,
    near,
  };
  const conditions = {
    searchText: 'english & drama',
    qualification: ['BA (Hons)', 'MA'],
    locations: 'Norwich',
    unis: ['10007789', '10007790'],
    subjects: 'English',
    subjectGuides: ['28', '24'],
    scheme: 'undergraduate',
    studyYear: '2027',
  };

  it('[FAV-29][FAV-30][FAV-31] a query for courses sends all conditions, and sends lists as repeated parameters', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/courses')
      .query({
        ...conditions,
        offset: '20',
        limit: '10',
        sort: 'DESC',
        sortBy: 'distance',
        includeFilters: 'TRUE',
        lat: '52.63',
        lng: '-1.14',
      })
      .reply(200, {
        total: 21,
        results: [],
        filters: {
          qualification: [{ value: 'BA (Hons)', count: 21 }],
          studyMode: [],
          region: [],
          locations: [],
        },
      });
    expect(await client().findCourses(context, query)).toEqual({
      ok: true,
      value: {
        total: 21,
        courses: [],
        filters: {
          qualification: [{ value: 'BA (Hons)', count: 21 }],
          studyMode: [],
          region: [],
          locations: [],
        },
      },
    });
    upstream.done();
  });

  it('[FAV-30] a count sends the conditions without page and order', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/courses')
      .query({ ...conditions, countOnly: 'TRUE' })
      .reply(200, { total: 7 });
    expect(await client().countCourses(context, query)).toEqual({ ok: true, value: 7 });
    upstream.done();
  });

  it('[FAV-32] a query for universities sends all conditions', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/courses')
      .query({
        output: 'provider',
        searchText: 'york',
        offset: '48',
        limit: '12',
        country: 'England',
        extended: 'TRUE',
        letter: 'Y',
        lat: '52.63',
        lng: '-1.14',
      })
      .reply(200, { total: 0, letters: [], results: [] });
    const requested = {
      searchText: 'york',
      offset: 48,
      limit: 12,
      country: 'England',
      letter: 'Y',
    };
    const found = await client().findUnis(context, { ...requested, extended: true, near });
    expect(found).toEqual({ ok: true, value: { total: 0, letters: [], unis: [] } });
    upstream.done();
  });

  it('a query with empty search words and an empty list sends no parameters for them', async () => {
    const upstream = nock(baseUrl).get(firstPagePath).reply(200, { total: 0, results: [] });
    await client().findCourses(context, { searchText: '', unis: [] });
    upstream.done();
  });
});
