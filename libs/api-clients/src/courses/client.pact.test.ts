import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  type RequestBuilder,
  asHub,
  context,
  error,
  http,
  json,
  pactWith,
  tokenRefused,
} from '../testing/pact.ts';
import { dayLike, textLike } from '../testing/values.ts';
import { createCoursesClient } from './client.ts';
import {
  course,
  courseBody,
  courseDetails,
  courseDetailsBody,
  optionBody,
  uni,
  uniBody,
} from './fixtures.ts';

const { eachLike, equal, integer, like, nullValue, number, regex, string } = MatchersV3;

const pact = pactWith('courses-api');
const client = (url: string) => createCoursesClient(http, url);

const offered = 'a course is offered';
const listed = 'a university is listed';
const livingIsKnown = 'the cost of living at a university is known';

const path = '/api/v1/courses';
type Query = Record<string, string | string[]>;
const asking = (query: Query) => (request: RequestBuilder) => {
  asHub(request);
  request.query(query);
};
const firstPage = { offset: '0', limit: '100', sort: 'ASC' };

const latlonLike = regex(String.raw`^-?\d+(\.\d+)?,-?\d+(\.\d+)?$`, '52.6224,1.2419');
const pointsLike = textLike(String.raw`^(\d+(-\d+)?)?$`, '112-128');

/** Fields of any course; fields that depend on the request override these. */
const anyCourse = {
  ...courseBody(),
  latlon: latlonLike,
  subjectGuides: eachLike('28'),
  options: eachLike({ ...optionBody(), startDate: dayLike('2027-09-20'), ucasPoints: pointsLike }),
};
const noDistance = { distance: nullValue() };
const courseOfEastAnglia = { ...anyCourse, ...noDistance, providerId: equal('10007789') };

/** The courses of the contract. */
const literature = {
  courseId: 'e14-english-literature',
  courseOptionId: 'e14-english-literature-ft',
  course: 'English Literature',
  providerId: '10007789',
  town: 'Norwich',
  region: 'East of England',
  scheme: 'undergraduate',
  qualification: 'BA (Hons)',
  studyMode: 'Full-time',
  subjectGuide: '28',
  subject: 'English',
};
const ofEastAnglia = { courseId: literature.courseId, providerId: literature.providerId };
const leicester = { lat: 52.6369, lng: -1.1398 };
const near = { lat: '52.6369', lng: '-1.1398' };

it('[FAV-20][FAV-29] the client reads the first page of courses', () =>
  pact
    .addInteraction()
    .given(offered, ofEastAnglia)
    .uponReceiving('a request for courses')
    .withRequest('GET', path, asking({ ...firstPage, unis: '10007789' }))
    .willRespondWith(200, json({ total: integer(1), results: eachLike(courseOfEastAnglia) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).findCourses(context, { unis: ['10007789'] })).toEqual({
        ok: true,
        value: { total: 1, courses: [course({ distance: null })], filters: null },
      });
    }));

it('[FAV-29][FAV-30][FAV-31] the client reads courses by every condition, with the values of the filters', () => {
  const values = eachLike({ value: string('BA (Hons)'), count: integer(1) });
  const counts = [{ value: 'BA (Hons)', count: 1 }];
  return pact
    .addInteraction()
    .given(offered, literature)
    .uponReceiving('a request for courses by every condition')
    .withRequest(
      'GET',
      path,
      asking({
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
      .withRequest('GET', path, asking({ ...firstPage, unis: '10007789', sortBy }))
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
    .withRequest('GET', path, asking({ ...firstPage, unis: '10000000' }))
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
    .withRequest('GET', path, asking({ scheme: 'undergraduate', countOnly: 'TRUE' }))
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
      asking({
        courses: [`${courseId}:${courseOptionId}`, 'e14-alchemy:e14-alchemy-ft'],
        studyYear: '2027',
      }),
    )
    .willRespondWith(
      200,
      // No matcher around the list: it must hold exactly this course.
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
      asking({ courses: `${courseId}:${courseOptionId}`, studyYear: '2027' }),
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

/** A course with its details and its default option, or the requested option. */
const detailsBody = (courseOptionId: string) => ({
  results: [
    like({
      ...courseDetailsBody(),
      ...anyCourse,
      ...noDistance,
      courseId: equal(literature.courseId),
      courseOptionId: equal(courseOptionId),
      scheme: equal('undergraduate'),
      description: eachLike(string('You read widely.')),
      entryRequirements: eachLike({ label: string('A levels'), text: string('BBC to ABB') }),
    }),
  ],
});
const details = courseDetails({ distance: null, description: ['You read widely.'] });

it('the client reads the page of a course', () =>
  pact
    .addInteraction()
    .given(offered, {
      courseId: literature.courseId,
      courseOptionId: literature.courseOptionId,
    })
    .uponReceiving('a request for the details of a course')
    .withRequest('GET', path, asking({ mode: 'details', courses: literature.courseId }))
    .willRespondWith(200, json(detailsBody(literature.courseOptionId)))
    .executeTest(async ({ url }) => {
      expect(await client(url).findCourse(context, literature.courseId, null)).toEqual({
        ok: true,
        value: details,
      });
    }));

it('the client reads the page of an option of a course', () => {
  const { courseId, courseOptionId } = literature;
  const year = 2027;
  return pact
    .addInteraction()
    .given(offered, { courseId, courseOptionId })
    .uponReceiving('a request for the details of an option of a course')
    .withRequest(
      'GET',
      path,
      asking({
        mode: 'details',
        courses: `${courseId}:${courseOptionId}`,
        studyYear: String(year),
      }),
    )
    .willRespondWith(200, json(detailsBody(courseOptionId)))
    .executeTest(async ({ url }) => {
      expect(await client(url).findCourse(context, courseId, courseOptionId, year)).toEqual({
        ok: true,
        value: details,
      });
    });
});

it('an unknown course returns null', () =>
  pact
    .addInteraction()
    .given('no course has an id', { courseId: 'e14-alchemy' })
    .uponReceiving('a request for the details of a course that does not exist')
    .withRequest('GET', path, asking({ mode: 'details', courses: 'e14-alchemy' }))
    .willRespondWith(200, json({ results: [] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).findCourse(context, 'e14-alchemy', null)).toEqual({
        ok: true,
        value: null,
      });
    }));

/** The fields of a university with complete data. */
const wellKnown = {
  ...uniBody(),
  latlon: latlonLike,
  distance: nullValue(),
  extended: eachLike(uniBody().extended[0]),
};

/** The missing fields of a university that teaches only online. */
const hardlyKnown = {
  image: nullValue(),
  banner: nullValue(),
  latlon: nullValue(),
  distance: nullValue(),
  tef: nullValue(),
  accommodationUrl: nullValue(),
  unibuddyId: nullValue(),
  nssScore: nullValue(),
  avgSalary: nullValue(),
};
const support = { label: 'Support for students', description: 'Advice on money.', link: null };

const eastAnglia = { providerId: '10007789', name: 'University of East Anglia', tef: 'Bronze' };
const openUniversity = { providerId: '10007773', name: 'The Open University' };

it('[FAV-16][FAV-32] the client reads universities by every condition', () =>
  pact
    .addInteraction()
    .given(listed, { ...eastAnglia, country: 'England' })
    .uponReceiving('a request for universities by every condition')
    .withRequest(
      'GET',
      path,
      asking({
        output: 'provider',
        searchText: 'east anglia',
        offset: '0',
        limit: '12',
        country: 'England',
        extended: 'TRUE',
        letter: 'E',
        ...near,
      }),
    )
    .willRespondWith(
      200,
      json({
        total: integer(1),
        letters: eachLike('E'),
        results: eachLike({
          ...wellKnown,
          distance: number(171.5),
          country: equal('England'),
          sortName: regex('^E.*$', 'East Anglia'),
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      const query = {
        searchText: 'east anglia',
        limit: 12,
        country: 'England',
        extended: true,
        letter: 'E',
        near: leicester,
      };
      expect(await client(url).findUnis(context, query)).toEqual({
        ok: true,
        value: { total: 1, letters: ['E'], unis: [uni()] },
      });
    }));

it('[FAV-32] the client reads the first page of universities', () =>
  pact
    .addInteraction()
    .given(listed, eastAnglia)
    .uponReceiving('a request for universities')
    .withRequest(
      'GET',
      path,
      asking({ output: 'provider', searchText: 'east anglia', offset: '0', limit: '48' }),
    )
    .willRespondWith(
      200,
      json({
        total: integer(1),
        letters: eachLike('E'),
        results: eachLike({ ...wellKnown, extended: undefined }),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).findUnis(context, { searchText: 'east anglia' })).toEqual({
        ok: true,
        value: { total: 1, letters: ['E'], unis: [uni({ distance: null, extended: [] })] },
      });
    }));

it('[FAV-16][FAV-33] the client reads universities by id, with complete and with sparse data', () =>
  pact
    .addInteraction()
    .given(listed, eastAnglia)
    .given(listed, { ...openUniversity, latlon: null, tef: null })
    .uponReceiving('a request for three universities by id, of which one does not exist')
    .withRequest(
      'GET',
      path,
      asking({
        mode: 'providers',
        unis: ['10007789', '10000000', '10007773'],
        extended: 'TRUE',
        ...near,
      }),
    )
    .willRespondWith(
      200,
      // No matcher around the list: it must hold exactly these two.
      json({
        results: [
          like({ ...wellKnown, providerId: equal('10007789'), distance: number(171.5) }),
          like({
            ...uniBody(),
            ...hardlyKnown,
            providerId: equal('10007773'),
            extended: eachLike({ ...support, link: nullValue() }),
          }),
        ],
      }),
    )
    .executeTest(async ({ url }) => {
      const ids = ['10007789', '10000000', '10007773'];
      expect(await client(url).listUnis(context, ids, leicester)).toEqual({
        ok: true,
        value: [
          uni(),
          uni({
            providerId: '10007773',
            ...Object.fromEntries(Object.keys(hardlyKnown).map((field) => [field, null])),
            extended: [support],
          }),
        ],
      });
    }));

it('[EXT-38] the client reads the cost of living at universities that match a search', () =>
  pact
    .addInteraction()
    .given(livingIsKnown, { providerId: eastAnglia.providerId })
    .uponReceiving('a request for universities that know what living there costs')
    .withRequest(
      'GET',
      path,
      asking({ output: 'provider', searchText: 'east anglia', offset: '0', limit: '1' }),
    )
    .willRespondWith(
      200,
      json({
        total: integer(1),
        letters: eachLike('E'),
        results: eachLike({ ...wellKnown, extended: undefined, costOfLiving: number(1050) }),
      }),
    )
    .executeTest(async ({ url }) => {
      const query = { searchText: 'east anglia', limit: 1 };
      expect(await client(url).findUnis(context, query)).toMatchObject({
        ok: true,
        value: { unis: [{ providerId: '10007789', costOfLiving: 1050 }] },
      });
    }));

it('[EXT-38] the client reads the cost of living at a university where it is known', () =>
  pact
    .addInteraction()
    .given(livingIsKnown, { providerId: eastAnglia.providerId })
    .given(listed, { ...openUniversity, latlon: null, tef: null })
    .uponReceiving('a request for universities by id, of which one knows what living there costs')
    .withRequest(
      'GET',
      path,
      asking({ mode: 'providers', unis: ['10007789', '10007773'], extended: 'TRUE' }),
    )
    .willRespondWith(
      200,
      json({
        results: [
          like({ ...wellKnown, providerId: equal('10007789'), costOfLiving: number(1050) }),
          like({
            ...uniBody(),
            ...hardlyKnown,
            providerId: equal('10007773'),
            costOfLiving: nullValue(),
            extended: eachLike({ ...support, link: nullValue() }),
          }),
        ],
      }),
    )
    .executeTest(async ({ url }) => {
      const ids = ['10007789', '10007773'];
      expect(await client(url).listUnis(context, ids)).toMatchObject({
        ok: true,
        value: [
          { providerId: '10007789', costOfLiving: 1050 },
          { providerId: '10007773', costOfLiving: null },
        ],
      });
    }));

it('[FAV-34] the client reads the names of all universities', () =>
  pact
    .addInteraction()
    .given(listed, { providerId: eastAnglia.providerId })
    .uponReceiving('a request for the names of all universities')
    .withRequest('GET', '/api/v1/unis', asHub)
    .willRespondWith(
      200,
      json({
        results: eachLike({
          providerId: string('10007789'),
          university: string('University of East Anglia'),
        }),
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).listUniNames(context)).toEqual({
        ok: true,
        value: [{ providerId: '10007789', university: 'University of East Anglia' }],
      });
    }));

it('a rejected session is a failure', () =>
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

it('a session without permission to search for courses is a failure', () =>
  pact
    .addInteraction()
    .given('an applicant may not look for courses')
    .uponReceiving('a request for courses that is not allowed')
    .withRequest('GET', path, asking(firstPage))
    .willRespondWith(403, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).findCourses(context, {})).toMatchObject({
        failure: { kind: 'unauthorised', status: 403, message: 'Why it is refused.' },
      });
    }));
