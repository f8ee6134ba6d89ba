import type { CourseQuery, CourseRef } from '@applicant-hub/domain';
import nock from 'nock';
import { describe, expect, it } from 'vitest';
import type { CallContext } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import {
  baseUrl,
  context,
  httpWithReports,
  itSurvivesTrouble,
  onlyNock,
} from '../testing/upstream.ts';
import { type CoursesClient, createCoursesClient } from './client.ts';
import {
  course,
  courseBody,
  courseDetails,
  courseDetailsBody,
  optionBody,
  uni,
  uniBody,
} from './fixtures.ts';

onlyNock();

const client = () => createCoursesClient(httpWithReports().http, baseUrl);

const ref: CourseRef = {
  courseId: 'e14-english-literature',
  courseOptionId: 'e14-english-literature-ft',
  academicYearId: '2027',
};

const firstPage = '/api/v1/courses?offset=0&limit=100&sort=ASC';
const lookup =
  '/api/v1/courses?courses=e14-english-literature%3Ae14-english-literature-ft&studyYear=2027';

/** The request of each operation, and the result of a complete response. */
const operations: [
  operation: keyof CoursesClient,
  path: string,
  call: (asked: CoursesClient, context: CallContext) => Promise<Result<unknown>>,
  body: object,
  value: unknown,
][] = [
  [
    'findCourses',
    firstPage,
    (asked, by) => asked.findCourses(by, {}),
    { total: 1, results: [courseBody()] },
    { total: 1, courses: [course()], filters: null },
  ],
  [
    'countCourses',
    '/api/v1/courses?countOnly=TRUE',
    (asked, by) => asked.countCourses(by, {}),
    { total: 14_989 },
    14_989,
  ],
  [
    'listCourses',
    lookup,
    (asked, by) => asked.listCourses(by, [ref]),
    { total: 1, results: [courseBody()] },
    [course()],
  ],
  [
    'findCourse',
    '/api/v1/courses?mode=details&courses=e14-english-literature',
    (asked, by) => asked.findCourse(by, 'e14-english-literature', null),
    { total: 1, results: [courseDetailsBody()] },
    courseDetails(),
  ],
  [
    'findUnis',
    '/api/v1/courses?output=provider&offset=0&limit=48',
    (asked, by) => asked.findUnis(by, {}),
    { total: 1, letters: ['E'], results: [uniBody()] },
    { total: 1, letters: ['E'], unis: [uni()] },
  ],
  [
    'listUnis',
    '/api/v1/courses?mode=providers&unis=10007789&extended=TRUE',
    (asked, by) => asked.listUnis(by, ['10007789']),
    { total: 1, results: [uniBody()] },
    [uni()],
  ],
  [
    'listUniNames',
    '/api/v1/unis',
    (asked, by) => asked.listUniNames(by),
    { results: [{ providerId: '10007789', university: 'University of East Anglia' }] },
    [{ providerId: '10007789', university: 'University of East Anglia' }],
  ],
];

it.each(['2027-02-31', '20/09/2027', 'soon', null, undefined])(
  '[FAV-20] the start date %j is read as unknown and the course is read',
  async (startDate) => {
    nock(baseUrl)
      .get(firstPage)
      .reply(200, {
        total: 1,
        results: [courseBody({ options: [{ ...optionBody(), startDate }] })],
      });
    const { http, onCall } = httpWithReports();
    const [option] = course().options;
    expect(await createCoursesClient(http, baseUrl).findCourses(context, {})).toMatchObject({
      value: { courses: [course({ options: [{ ...option, startDate: null }] })] },
    });
    expect(onCall.mock.calls[0]?.[0].leftOut?.count).toBe(1);
  },
);

describe.each(operations)('%s', (operation, path, call, body, value) => {
  const isCount = operation === 'countCourses';
  const nothing = isCount ? { total: '1' } : { total: 1, letters: [], results: {} };

  itSurvivesTrouble({
    api: 'courses',
    operation,
    method: 'GET',
    path,
    call: (http, by) => call(createCoursesClient(http, baseUrl), by),
    wrongTypes: [
      JSON.stringify(nothing),
      isCount
        ? 'total: Invalid input: expected number, received string'
        : `results: Invalid input: expected ${operation === 'findCourse' ? 'tuple' : 'array'}, received object`,
    ],
  });

  it('the operation sends its defaults and reads the response', async () => {
    const upstream = nock(baseUrl).get(path).reply(200, body);
    expect(await call(client(), context)).toEqual({ ok: true, value });
    upstream.done();
  });
});

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

  it('[FAV-29][FAV-30][FAV-31] a query for courses sends all conditions, and lists as repeated parameters', async () => {
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
    const asked = { searchText: 'york', offset: 48, limit: 12, country: 'England', letter: 'Y' };
    const found = await client().findUnis(context, { ...asked, extended: true, near });
    expect(found).toEqual({ ok: true, value: { total: 0, letters: [], unis: [] } });
    upstream.done();
  });

  it('a query without search words sends none', async () => {
    const upstream = nock(baseUrl).get(firstPage).reply(200, { total: 0, results: [] });
    await client().findCourses(context, { searchText: '', unis: [] });
    upstream.done();
  });
});

describe('courses by their ids', () => {
  it('[FAV-21] courses without an id are left out of the request', async () => {
    const upstream = nock(baseUrl)
      .get(lookup)
      .reply(200, { results: [courseBody()] });
    const refs = [{ ...ref, courseId: '' }, ref, { ...ref, courseOptionId: '' }];
    expect(await client().listCourses(context, refs)).toEqual({ ok: true, value: [course()] });
    upstream.done();
  });

  it('[FAV-21] no request is sent when no course has an id', async () => {
    const refs = [{ ...ref, courseId: '' }];
    expect(await client().listCourses(context, refs)).toEqual({ ok: true, value: [] });
    expect(await client().listCourses(context, [])).toEqual({ ok: true, value: [] });
  });

  const answersWithWhatIsAsked = (times: number) =>
    nock(baseUrl)
      .get('/api/v1/courses')
      .query(true)
      .times(times)
      .reply(200, (uri) => {
        const asked = new URL(uri, baseUrl).searchParams;
        return {
          results: asked.getAll('courses').map((each) => {
            const [courseId = '', courseOptionId = ''] = each.split(':');
            const academicYearId = asked.get('studyYear') ?? 'none';
            return courseBody({ courseId, courseOptionId, academicYearId });
          }),
        };
      });

  const numbered = (count: number, academicYearId: string): CourseRef[] =>
    Array.from({ length: count }, (_, index) => ({
      courseId: `course-${academicYearId}-${index}`,
      courseOptionId: `course-${academicYearId}-${index}-ft`,
      academicYearId,
    }));

  it('many courses, or courses of several years, are fetched in several requests', async () => {
    const upstream = answersWithWhatIsAsked(4);
    const refs = [...numbered(100, '2027'), ...numbered(1, '2028'), ...numbered(1, 'undecided')];
    const answer = await client().listCourses(context, refs);
    expect(answer.ok ? answer.value.length : 0).toBe(102);
    expect(answer).toMatchObject({
      value: expect.arrayContaining([
        expect.objectContaining({ courseId: 'course-2027-99', academicYearId: '2027' }),
        expect.objectContaining({ courseId: 'course-2028-0', academicYearId: '2028' }),
        expect.objectContaining({ courseId: 'course-undecided-0', academicYearId: 'none' }),
      ]) as object[],
    });
    upstream.done();
  });

  it('a failed request makes the whole list a failure', async () => {
    nock(baseUrl).get('/api/v1/courses').query(true).reply(503, { message: 'Busy.' });
    answersWithWhatIsAsked(1);
    expect(await client().listCourses(context, numbered(100, '2027'))).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', message: 'Busy.' },
    });
  });

  it('a course page can be requested by option, and can be unknown', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/courses?mode=details&courses=a%3Aa-pt')
      .reply(200, { total: 0, results: [] });
    expect(await client().findCourse(context, 'a', 'a-pt')).toEqual({ ok: true, value: null });
    upstream.done();
  });
});

describe('universities by their ids', () => {
  it('[FAV-33] no request is sent without ids', async () => {
    expect(await client().listUnis(context, [])).toEqual({ ok: true, value: [] });
  });

  it('[FAV-33] universities are returned with their distance from a place and without missing fields', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/courses?mode=providers&unis=1&unis=2&extended=TRUE&lat=52.63&lng=-1.14')
      .reply(200, { results: [{ ...uniBody({ distance: 12.5 }), extended: undefined }] });
    expect(await client().listUnis(context, ['1', '2'], { lat: 52.63, lng: -1.14 })).toEqual({
      ok: true,
      value: [uni({ distance: 12.5, extended: [] })],
    });
    upstream.done();
  });
});

describe('fields of a course', () => {
  const read = async (fields: Parameters<typeof courseBody>[0]) => {
    nock(baseUrl)
      .get(lookup)
      .reply(200, { results: [courseBody(fields)] });
    const answer = await client().listCourses(context, [ref]);
    return answer.ok ? answer.value[0] : answer.failure;
  };

  it.each([
    ['52.62,1.24', { lat: 52.62, lng: 1.24 }],
    [' -0.5 , -1.24 ', { lat: -0.5, lng: -1.24 }],
    [null, null],
    ['', null],
    ['0,0', null],
    ['0.000,0.0', null],
    ['52.62', null],
    ['52.62,', null],
    ['north,west', null],
    ['1.2.3,4', null],
    ['91,0.5', null],
    ['52.62,1.24,3', null],
  ])('the latlon %j is read as the place %j', async (latlon, place) => {
    expect(await read({ latlon })).toEqual(course({ latlon: place }));
  });

  it.each([
    ['112-128', { min: 112, max: 128 }],
    ['120', { min: 120, max: 120 }],
    ['128-112', { min: 112, max: 128 }],
    ['', null],
    [' ', null],
    ['Refer to provider', 'notKnown'],
    ['112-', 'notKnown'],
    [112, 'notKnown'],
    [null, 'notKnown'],
  ])('the ucasPoints %j are read as the points %j', async (ucasPoints, points) => {
    expect(await read({ options: [optionBody({ ucasPoints })] })).toMatchObject({
      options: [{ ucasPoints: points }],
    });
  });

  it('a course has only links with web URLs', async () => {
    const body = uniBody({
      url: 'javascript:alert(1)',
      accommodationUrl: 'data:text/html,x',
      extended: [{ label: 'A', description: 'B', link: 'javascript:alert(1)' }],
    });
    nock(baseUrl)
      .get(/mode=providers/)
      .reply(200, { results: [body] });
    const answer = await client().listUnis(context, ['10007789']);
    expect(answer).toMatchObject({
      value: [{ url: null, accommodationUrl: null, extended: [{ link: null }] }],
    });
  });

  it.each(['javascript:alert(1)', '//evil.example/a.png', 'data:image/png;base64,AAAA'])(
    'a course has no picture at %s',
    async (address) => {
      expect(await read({ picture: address })).toMatchObject({ picture: null });
      nock(baseUrl)
        .get(/mode=providers/)
        .reply(200, { results: [uniBody({ image: address, banner: address })] });
      expect(await client().listUnis(context, ['10007789'])).toMatchObject({
        value: [{ image: null, banner: null }],
      });
    },
  );

  it('[FAV-20] a course without an option breaks the contract', async () => {
    expect(await read({ options: [] as never })).toMatchObject({ kind: 'badContract' });
  });

  it('[FAV-16] a university without a place is not on the map', async () => {
    nock(baseUrl)
      .get('/api/v1/courses?mode=providers&unis=1&extended=TRUE')
      .reply(200, { results: [uniBody({ latlon: '0,0' })] });
    expect(await client().listUnis(context, ['1'])).toEqual({
      ok: true,
      value: [uni({ latlon: null })],
    });
  });
});
