import { isDeepStrictEqual } from 'node:util';
import type { CourseRef, FavouriteKind } from '@applicant-hub/domain';
import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createFavouritesClient } from './favourites.ts';
import { favouritesOverview } from './fixtures.ts';

onlyNock();

const favourites = '/api/v1/hub/favourites';
const client = (http = httpWithReports().http) => createFavouritesClient(http('identity', baseUrl));
const upstream = () => nock(baseUrl);

const course: CourseRef = {
  courseId: 'l14-psychology',
  courseOptionId: 'l14-psychology-ft',
  academicYearId: '2027',
};
const option = { courseOptionId: 'l14-psychology-ft', academicYearId: '2027' };
const kindsById = ['locations', 'subjects', 'pages', 'filters'] as const;
const isSent = (expected: unknown) => (body: unknown) => isDeepStrictEqual(body, expected);
const done = { ok: true, value: null };

/** A write returns 204, or an object that the client ignores. A list breaks the contract. */
const noList: [string, string] = ['[]', 'body: Invalid input: expected object, received array'];

describe('favouritesOverview', () => {
  const overview = favouritesOverview();
  const path = `${favourites}/overview`;

  itHandlesFaults({
    api: 'identity',
    operation: 'favouritesOverview',
    method: 'GET',
    path,
    call: (http, context) => client(http).favouritesOverview(context),
    wrongTypes: [
      JSON.stringify({ ...overview, counts: { ...overview.counts, pages: '7' } }),
      'counts.pages: Invalid input: expected number, received string',
    ],
  });

  it('[FAV-12] the client returns the counts and the five slots', async () => {
    upstream().get(path).reply(200, overview);
    expect(await client().favouritesOverview(context)).toEqual({ ok: true, value: overview });
  });

  it('a shortlist with four slots is rejected', async () => {
    const slots = { ...overview.shortlist.slots, 5: undefined };
    upstream()
      .get(path)
      .reply(200, { ...overview, shortlist: { slots, version: 1 } });
    expect(await client().favouritesOverview(context)).toMatchObject({
      failure: { kind: 'badContract' },
    });
  });
});

describe('listFavourites', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'listFavourites',
    method: 'GET',
    path: `${favourites}/courses?limit=5`,
    call: (http, context) => client(http).listFavourites(context, 'courses', 5),
    wrongTypes: [
      JSON.stringify({ total: 1, items: [{ ...course, courseId: 7 }] }),
      'items.0.courseId: Invalid input: expected string, received number',
    ],
  });

  it('[FAV-11] the client returns the three ids of each course', async () => {
    const list = { total: 7, items: [course] };
    upstream().get(`${favourites}/courses?limit=1`).reply(200, list);
    expect(await client().listFavourites(context, 'courses', 1)).toEqual({ ok: true, value: list });
  });

  it('[FAV-13] the client uses the providerId of a uni as its id', async () => {
    upstream()
      .get(`${favourites}/unis`)
      .reply(200, { total: 1, items: [{ providerId: '10007768' }] });
    expect(await client().listFavourites(context, 'unis')).toEqual({
      ok: true,
      value: { total: 1, items: [{ id: '10007768' }] },
    });
  });

  it.each(kindsById)('[FAV-13] the client returns the ids of %s', async (kind) => {
    const list = { total: 2, items: [{ id: '9' }, { id: '7' }] };
    upstream().get(`${favourites}/${kind}`).reply(200, list);
    expect(await client().listFavourites(context, kind)).toEqual({ ok: true, value: list });
  });
});

describe('toggleFavourite', () => {
  const path = `${favourites}/courses/l14-psychology`;

  for (const [method, wanted] of [
    ['PUT', true],
    ['DELETE', false],
  ] as const) {
    itHandlesFaults({
      api: 'identity',
      operation: 'toggleFavourite',
      method,
      path,
      call: (http, context) => client(http).toggleFavourite(context, 'courses', course, wanted),
      wrongTypes: noList,
    });
  }

  it('[FAV-41][SYS-13] a course is added with its option and year', async () => {
    upstream().put(path, option).reply(204);
    expect(await client().toggleFavourite(context, 'courses', course, true)).toEqual(done);
  });

  it.each(['unis', ...kindsById] as const)(
    '[FAV-41][SYS-13] an item of %s is added by its id alone',
    async (kind) => {
      upstream().put(`${favourites}/${kind}/7`, '').reply(204);
      expect(await client().toggleFavourite(context, kind, { id: '7' }, true)).toEqual(done);
    },
  );

  it('[FAV-41] an item is removed by its id', async () => {
    upstream().delete(path, '').reply(204);
    upstream().delete(`${favourites}/unis/10007768`, '').reply(204);
    expect(await client().toggleFavourite(context, 'courses', course, false)).toEqual(done);
    const uni = { id: '10007768' };
    expect(await client().toggleFavourite(context, 'unis', uni, false)).toEqual(done);
  });

  it('an id with a slash is encoded as one path segment', async () => {
    upstream().delete(`${favourites}/pages/a%2Fb%3Fc`).reply(204);
    expect(await client().toggleFavourite(context, 'pages', { id: 'a/b?c' }, false)).toEqual(done);
  });
});

describe('setFavourites', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'setFavourites',
    method: 'PUT',
    path: `${favourites}/unis`,
    call: (http, context) => client(http).setFavourites(context, 'unis', [{ id: '10007768' }]),
    wrongTypes: noList,
  });

  it.each([
    ['courses', [course], [course]],
    ['unis', [{ id: '2' }, { id: '1' }], [{ providerId: '2' }, { providerId: '1' }]],
    ['pages', [{ id: '9' }], [{ id: '9' }]],
    ['filters', [], []],
  ] as const)(
    '[FAV-41][SYS-13] the client sends the complete list of %s',
    async (kind, items, sent) => {
      upstream()
        .put(`${favourites}/${kind}`, isSent({ items: sent }))
        .reply(204);
      expect(await client().setFavourites<FavouriteKind>(context, kind, items)).toEqual(done);
    },
  );
});

describe('changeFavourites', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'changeFavourites',
    method: 'POST',
    path: `${favourites}/unis/changes`,
    call: (http, context) =>
      client(http).changeFavourites(context, 'unis', { add: [], remove: ['1'] }),
    wrongTypes: noList,
  });

  it.each([
    ['courses', [course], [course]],
    ['unis', [{ id: '2' }], [{ providerId: '2' }]],
    ['locations', [{ id: '9' }], [{ id: '9' }]],
  ] as const)(
    '[FAV-41][SYS-13] the client sends the added and removed %s',
    async (kind, add, sent) => {
      upstream()
        .post(`${favourites}/${kind}/changes`, isSent({ add: sent, remove: ['7', '8'] }))
        .reply(204);
      const change = { add, remove: ['7', '8'] };
      expect(await client().changeFavourites<FavouriteKind>(context, kind, change)).toEqual(done);
    },
  );
});

describe('saveShortlist', () => {
  const path = `${favourites}/top`;
  const { slots } = favouritesOverview().shortlist;

  itHandlesFaults({
    api: 'identity',
    operation: 'saveShortlist',
    method: 'PUT',
    path,
    call: (http, context) => client(http).saveShortlist(context, slots, 4),
    wrongTypes: [
      JSON.stringify({ slots, version: '5' }),
      'version: Invalid input: expected number, received string',
    ],
  });

  it('[FAV-12][SYS-13] the client sends all five slots and the version that they are based on', async () => {
    upstream()
      .put(path, isSent({ slots, version: 4 }))
      .reply(200, { slots, version: 5 });
    expect(await client().saveShortlist(context, slots, 4)).toEqual({
      ok: true,
      value: { slots, version: 5 },
    });
  });

  it('an outdated version returns `stale` instead of a failure', async () => {
    upstream().put(path).reply(409, { message: 'Saved from elsewhere', code: 'stale' });
    const { http, onCall } = httpWithReports();
    expect(await client(http).saveShortlist(context, slots, 4)).toEqual({
      ok: true,
      value: 'stale',
    });
    expect(onCall).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ outcome: 'ok', status: 409 }),
    );
  });
});
