import type { CourseRef } from '@applicant-hub/domain';
import nock from 'nock';
import { describe, expect, it } from 'vitest';
import type { CallContext } from '../http/http.ts';
import type { Result } from '../http/result.ts';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { type CoursesClient, createCoursesClient } from './client.ts';
import {
  course,
  courseBody,
  courseDetails,
  courseDetailsBody,
  courseRef,
  courseRefPath,
  firstPagePath,
  uni,
  uniBody,
} from './fixtures.ts';

onlyNock();

const client = () => createCoursesClient(httpWithReports().http, baseUrl);

/** The request for each operation, and the result of a complete response. */
const operations: [
  operation: keyof CoursesClient,
  path: string,
  call: (requested: CoursesClient, context: CallContext) => Promise<Result<unknown>>,
  body: object,
  value: unknown,
][] = [
  [
    'findCourses',
    firstPagePath,
    (requested, by) => requested.findCourses(by, {}),
    { total: 1, results: [courseBody()] },
    { total: 1, courses: [course()], filters: null },
  ],
  [
    'countCourses',
    '/api/v1/courses?countOnly=TRUE',
    (requested, by) => requested.countCourses(by, {}),
    { total: 14_989 },
    14_989,
  ],
  [
    'listCourses',
    courseRefPath,
    (requested, by) => requested.listCourses(by, [courseRef]),
    { total: 1, results: [courseBody()] },
    [course()],
  ],
  [
    'findCourse',
    '/api/v1/courses?mode=details&courses=e14-english-literature',
    (requested, by) => requested.findCourse(by, 'e14-english-literature', null),
    { total: 1, results: [courseDetailsBody()] },
    courseDetails(),
  ],
  [
    'findUnis',
    '/api/v1/courses?output=provider&offset=0&limit=48',
    (requested, by) => requested.findUnis(by, {}),
    { total: 1, letters: ['E'], results: [uniBody()] },
    { total: 1, letters: ['E'], unis: [uni()] },
  ],
  [
    'listUnis',
    '/api/v1/courses?mode=providers&unis=10007789&extended=TRUE',
    (requested, by) => requested.listUnis(by, ['10007789']),
    { total: 1, results: [uniBody()] },
    [uni()],
  ],
  [
    'listUniNames',
    '/api/v1/unis',
    (requested, by) => requested.listUniNames(by),
    { results: [{ providerId: '10007789', university: 'University of East Anglia' }] },
    [{ providerId: '10007789', university: 'University of East Anglia' }],
  ],
];

describe.each(operations)('%s', (operation, path, call, body, value) => {
  const isCount = operation === 'countCourses';
  const nothing = isCount ? { total: '1' } : { total: 1, letters: [], results: {} };

  itHandlesFaults({
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

  it('the client sends the default parameters and reads the response', async () => {
    const upstream = nock(baseUrl).get(path).reply(200, body);
    expect(await call(client(), context)).toEqual({ ok: true, value });
    upstream.done();
  });
});

describe('courses by their ids', () => {
  it('[FAV-21] courses without an id are left out of the request', async () => {
    const upstream = nock(baseUrl)
      .get(courseRefPath)
      .reply(200, { results: [courseBody()] });
    const refs = [{ ...courseRef, courseId: '' }, courseRef, { ...courseRef, courseOptionId: '' }];
    expect(await client().listCourses(context, refs)).toEqual({ ok: true, value: [course()] });
    upstream.done();
  });

  it('[FAV-21] no request is sent when no course has an id', async () => {
    const refs = [{ ...courseRef, courseId: '' }];
    expect(await client().listCourses(context, refs)).toEqual({ ok: true, value: [] });
    expect(await client().listCourses(context, [])).toEqual({ ok: true, value: [] });
  });

  const answersWithWhatIsAsked = (times: number) =>
    nock(baseUrl)
      .get('/api/v1/courses')
      .query(true)
      .times(times)
      .reply(200, (uri) => {
        const requested = new URL(uri, baseUrl).searchParams;
        return {
          results: requested.getAll('courses').map((each) => {
            const [courseId = '', courseOptionId = ''] = each.split(':');
            const academicYearId = requested.get('studyYear') ?? 'none';
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
    const result = await client().listCourses(context, refs);
    expect(result.ok ? result.value.length : 0).toBe(102);
    expect(result).toMatchObject({
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

  it('the client requests a course page by option and returns null when the page does not exist', async () => {
    const upstream = nock(baseUrl)
      .get('/api/v1/courses?mode=details&courses=a%3Aa-pt')
      .reply(200, { total: 0, results: [] });
    expect(await client().findCourse(context, 'a', 'a-pt')).toEqual({ ok: true, value: null });
    upstream.done();
  });
});

describe('universities by their ids', () => {
  it('[FAV-33] no request is sent for an empty list of ids', async () => {
    expect(await client().listUnis(context, [])).toEqual({ ok: true, value: [] });
  });

  it('[FAV-33] the client reads the distance of universities from a place and fills in a missing list', async () => {
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
