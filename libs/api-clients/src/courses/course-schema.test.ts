import nock from 'nock';
import { describe, expect, it } from 'vitest';
import { baseUrl, context, httpWithReports, onlyNock } from '../testing/upstream.ts';
import { createCoursesClient } from './client.ts';
import {
  course,
  courseBody,
  courseRef,
  courseRefPath,
  firstPagePath,
  optionBody,
  uni,
  uniBody,
} from './fixtures.ts';

onlyNock();

const client = () => createCoursesClient(httpWithReports().http, baseUrl);

it.each(['2027-02-31', '20/09/2027', 'soon', null, undefined])(
  '[FAV-20] the client reads a course and treats its start date %j as unknown',
  async (startDate) => {
    nock(baseUrl)
      .get(firstPagePath)
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

describe('fields of a course', () => {
  const read = async (fields: Parameters<typeof courseBody>[0]) => {
    nock(baseUrl)
      .get(courseRefPath)
      .reply(200, { results: [courseBody(fields)] });
    const result = await client().listCourses(context, [courseRef]);
    return result.ok ? result.value[0] : result.failure;
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

  it('the client drops links that are not web URLs', async () => {
    const body = uniBody({
      url: 'javascript:alert(1)',
      accommodationUrl: 'data:text/html,x',
      extended: [{ label: 'A', description: 'B', link: 'javascript:alert(1)' }],
    });
    nock(baseUrl)
      .get(/mode=providers/)
      .reply(200, { results: [body] });
    const result = await client().listUnis(context, ['10007789']);
    expect(result).toMatchObject({
      value: [{ url: null, accommodationUrl: null, extended: [{ link: null }] }],
    });
  });

  it.each(['javascript:alert(1)', '//evil.example/a.png', 'data:image/png;base64,AAAA'])(
    'the client drops the picture URL %s',
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

  it('[FAV-16] the client reads the coordinates "0,0" of a university as null', async () => {
    nock(baseUrl)
      .get('/api/v1/courses?mode=providers&unis=1&extended=TRUE')
      .reply(200, { results: [uniBody({ latlon: '0,0' })] });
    expect(await client().listUnis(context, ['1'])).toEqual({
      ok: true,
      value: [uni({ latlon: null })],
    });
  });
});
