import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asHub,
  withQuery,
  context,
  error,
  http,
  json,
  pactWith,
  tokenRefused,
} from '../testing/pact.ts';
import { dayLike } from '../testing/values.ts';
import { createCoursesClient } from './client.ts';
import {
  anyCourse,
  leicester,
  literature,
  near,
  noDistance,
  offered,
  path,
} from './contract-parts.ts';
import { coursePageContract } from './course-page-contract.ts';
import { course, optionBody } from './fixtures.ts';
import { unisContract } from './unis-contract.ts';

const { eachLike, equal, integer, like, nullValue, string } = MatchersV3;

const pact = pactWith('courses-api');
const client = (url: string) => createCoursesClient(http, url);
const firstPage = { offset: '0', limit: '100', sort: 'ASC' };
const courseOfEastAnglia = { ...anyCourse, ...noDistance, providerId: equal('10007789') };
const ofEastAnglia = { courseId: literature.courseId, providerId: literature.providerId };

it('[FAV-20][FAV-29] the client reads the first page of courses', () =>
  pact
    .addInteraction()
    .given(offered, ofEastAnglia)
    .uponReceiving('a request for courses')
    .withRequest('GET', path, withQuery({ ...firstPage, unis: '10007789' }))
    .willRespondWith(200, json({ total: integer(1), results: eachLike(courseOfEastAnglia) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).findCourses(context, { unis: ['10007789'] })).toEqual({
        ok: true,
        value: { total: 1, courses: [course({ distance: null })], filters: null },
      });
    }));

it('[FAV-29][FAV-30][FAV-31] the client reads the courses that match every condition, and the number of courses for each filter value', () => {
  const values = eachLike({ value: string('BA (Hons)'), count: integer(1) });
  const counts = [{ value: 'BA (Hons)', count: 1 }];
  return pact
    .addInteraction()
    .given(offered, literature)
    .uponReceiving('a request for courses by every condition')
    .withRequest(
      'GET',
      path,
      withQuery({
        searchText: 'english literature',
        offset: '0',
        limit: '10',
        sort: 'DESC',
        sortBy: 'distance',
        qualification: ['BA (Hons)', 'MA'],
        studyMode: 'Full-time',
        region: 'East of England',
        locations: ['Norwich', 'Bath'],
        includeFilters: 'TRUE',
        unis: ['10007789', '10007790'],
        subjects: 'English',
        subjectGuides: '28',
        scheme: 'undergraduate',
        studyYear: '2028',
        ...near,
      }),
    )
    .willRespondWith(
      200,
      json({
        total: integer(1),
        results: eachLike({
          ...anyCourse,
          academicYearId: equal('2028'),
          providerId: equal('10007789'),
          town: equal('Norwich'),
        }),
        filters: { qualification: values, studyMode: values, region: values, locations: values },
      }),
    )
    .executeTest(async ({ url }) => {
      const found = await client(url).findCourses(context, {
        searchText: 'english literature',
        limit: 10,
        sort: 'DESC',
        sortBy: 'distance',
        filters: {
          qualification: ['BA (Hons)', 'MA'],
          studyMode: ['Full-time'],
          region: ['East of England'],
          locations: ['Norwich', 'Bath'],
        },
        includeFilters: true,
        unis: ['10007789', '10007790'],
        subjects: ['English'],
        subjectGuides: ['28'],
        scheme: 'undergraduate',
        studyYear: 2028,
        near: leicester,
      });
      expect(found).toEqual({
        ok: true,
        value: {
          total: 1,
          courses: [course({ academicYearId: '2028' })],
          filters: { qualification: counts, studyMode: counts, region: counts, locations: counts },
        },
      });
    });
});

it.each(['course', 'university', 'ucasPoints', 'startDate'] as const)(
  '[FAV-29] the client reads courses sorted by %s',
  (sortBy) =>
    pact
      .addInteraction()
      .given(offered, ofEastAnglia)
      .uponReceiving(`a request for courses sorted by ${sortBy}`)
      .withRequest('GET', path, withQuery({ ...firstPage, unis: '10007789', sortBy }))
      .willRespondWith(200, json({ total: integer(1), results: eachLike(courseOfEastAnglia) }))
      .executeTest(async ({ url }) => {
        const found = await client(url).findCourses(context, { unis: ['10007789'], sortBy });
        expect(found).toEqual({
          ok: true,
          value: { total: 1, courses: [course({ distance: null })], filters: null },
        });
      }),
);

it('a query without matches returns no courses', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for courses of a university that does not exist')
    .withRequest('GET', path, withQuery({ ...firstPage, unis: '10000000' }))
    .willRespondWith(200, json({ total: equal(0), results: [] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).findCourses(context, { unis: ['10000000'] })).toEqual({
        ok: true,
        value: { total: 0, courses: [], filters: null },
      });
    }));

it('[FAV-30] the client counts courses', () =>
  pact
    .addInteraction()
    .given(offered, literature)
    .uponReceiving('a request for the number of courses of a scheme')
    .withRequest('GET', path, withQuery({ scheme: 'undergraduate', countOnly: 'TRUE' }))
    .willRespondWith(200, json({ total: integer(12_500) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).countCourses(context, { scheme: 'undergraduate' })).toEqual({
        ok: true,
        value: 12_500,
      });
    }));

it('[FAV-20][FAV-31] the client reads courses by id', () => {
  const { courseId, courseOptionId } = literature;
  return pact
    .addInteraction()
    .given(offered, { courseId, courseOptionId })
    .given('no course has an id', { courseId: 'e14-alchemy' })
    .uponReceiving('a request for two courses by id, of which one does not exist')
    .withRequest(
      'GET',
      path,
      withQuery({
        courses: [`${courseId}:${courseOptionId}`, 'e14-alchemy:e14-alchemy-ft'],
        studyYear: '2027',
      }),
    )
    .willRespondWith(
      200,
      // The list has no matcher, so it must contain exactly this course.
      json({
        results: [
          like({
            ...anyCourse,
            ...noDistance,
            courseId: equal(courseId),
            courseOptionId: equal(courseOptionId),
            academicYearId: equal('2027'),
          }),
        ],
      }),
    )
    .executeTest(async ({ url }) => {
      const refs = [
        { courseId, courseOptionId, academicYearId: '2027' },
        {
          courseId: 'e14-alchemy',
          courseOptionId: 'e14-alchemy-ft',
          academicYearId: '2027',
        },
      ];
      expect(await client(url).listCourses(context, refs)).toEqual({
        ok: true,
        value: [course({ distance: null })],
      });
    });
});

it('the client reads a course without points and without a location', () => {
  const courseId = 'o11-education-ma';
  const courseOptionId = `${courseId}-pt`;
  const refs = [{ courseId, courseOptionId, academicYearId: '2027' }];
  return pact
    .addInteraction()
    .given(offered, { courseId, courseOptionId, latlon: null, ucasPoints: '' })
    .uponReceiving('a request for a course at a distance')
    .withRequest(
      'GET',
      path,
      withQuery({ courses: `${courseId}:${courseOptionId}`, studyYear: '2027' }),
    )
    .willRespondWith(
      200,
      json({
        results: [
          like({
            ...anyCourse,
            ...noDistance,
            courseId: equal(courseId),
            courseOptionId: equal(courseOptionId),
            latlon: nullValue(),
            options: eachLike({
              ...optionBody(),
              startDate: dayLike('2027-09-20'),
              ucasPoints: equal(''),
            }),
          }),
        ],
      }),
    )
    .executeTest(async ({ url }) => {
      const { options } = course();
      expect(await client(url).listCourses(context, refs)).toEqual({
        ok: true,
        value: [
          course({
            courseId,
            courseOptionId,
            latlon: null,
            distance: null,
            options: [{ ...options[0], ucasPoints: null }],
          }),
        ],
      });
    });
});

it('a rejected session returns a failure', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for the names of all universities with a refused token')
    .withRequest('GET', '/api/v1/unis', asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).listUniNames(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));

it('a session without permission to search for courses returns a failure', () =>
  pact
    .addInteraction()
    .given('an applicant may not look for courses')
    .uponReceiving('a request for courses that is not allowed')
    .withRequest('GET', path, withQuery(firstPage))
    .willRespondWith(403, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).findCourses(context, {})).toMatchObject({
        failure: { kind: 'unauthorised', status: 403, message: 'Why it is refused.' },
      });
    }));

coursePageContract(pact);
unisContract(pact);
