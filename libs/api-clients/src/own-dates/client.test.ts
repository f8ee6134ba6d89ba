import nock from 'nock';
import { describe, expect, it } from 'vitest';
import type { Http } from '../http/http.ts';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createOwnDatesClient } from './client.ts';
import { ownDate, ownDateToSave, ownTodo } from './fixtures.ts';

onlyNock();

const PATH = '/api/v1/own-dates';
const ONE = `${PATH}/an-interview`;
const clientWith = (http: Http) => createOwnDatesClient(http, baseUrl);
const client = () => clientWith(httpWithReports().http);
const noDates = ['{"dates":{}}', 'dates: Invalid input: expected array, received object'] as const;

describe('list', () => {
  itHandlesFaults({
    api: 'own-dates',
    operation: 'listOwnDates',
    method: 'GET',
    path: PATH,
    call: (http, context) => clientWith(http).list(context),
    wrongTypes: noDates,
  });

  it.each([
    { time: '25:00' },
    { time: 'noon' },
    { date: '2027-02-30' },
    { version: 0 },
    { title: null },
    { place: 5 },
  ])('[EXT-35] the list omits an unreadable date (%o) and is marked as partial', async (wrong) => {
    nock(baseUrl)
      .get(PATH)
      .reply(200, { dates: [ownDate(), { ...ownDate(), ...wrong }] });
    expect(await client().list(context)).toEqual({
      ok: true,
      value: [ownDate()],
      isPartial: true,
    });
  });

  it.each([{ done: 'yes' }, { date: '2027-02-30' }, { kind: 'wish' }])(
    'the client returns a failure for a list with an unreadable to-do (%o)',
    async (wrong) => {
      nock(baseUrl)
        .get(PATH)
        .reply(200, { dates: [{ ...ownTodo(), ...wrong }] });
      expect(await client().list(context)).toMatchObject({ failure: { kind: 'badContract' } });
    },
  );
});

describe('save', () => {
  itHandlesFaults({
    api: 'own-dates',
    operation: 'saveOwnDate',
    method: 'PUT',
    path: ONE,
    call: (http, context) => clientWith(http).save(context, ownDateToSave()),
    wrongTypes: [
      JSON.stringify({ ...ownDate(), version: 'three' }),
      'version: Invalid input: expected number, received string',
    ],
  });

  it('an id with special characters is encoded as one path segment', async () => {
    const upstream = nock(baseUrl).put(`${PATH}/..%2Fothers`).reply(200, ownDate());
    expect(await client().save(context, ownDateToSave({ id: '../others' }))).toMatchObject({
      ok: true,
    });
    upstream.done();
  });
});

describe('remove', () => {
  itHandlesFaults({
    api: 'own-dates',
    operation: 'removeOwnDate',
    method: 'DELETE',
    path: `${ONE}?expectedVersion=3`,
    call: (http, context) =>
      clientWith(http).remove(context, { id: 'an-interview', expectedVersion: 3 }),
    wrongTypes: ['{"version":"4"}', 'version: Invalid input: expected number, received string'],
  });
});

describe('deleteAll', () => {
  itHandlesFaults({
    api: 'own-dates',
    operation: 'deleteOwnDates',
    method: 'DELETE',
    path: PATH,
    call: (http, context) => clientWith(http).deleteAll(context),
    wrongTypes: ['[]', 'body: Invalid input: expected object, received array'],
  });
});

describe('listOfLink', () => {
  itHandlesFaults({
    api: 'own-dates',
    operation: 'listOwnDatesOfLink',
    method: 'POST',
    path: '/api/v1/calendar-links/own-dates',
    call: (http, context) => clientWith(http).listOfLink(context, 'a-token'),
    wrongTypes: noDates,
    answers404: true,
  });

  it('the request contains no user token, and its URL contains no link token', async () => {
    const upstream = nock(baseUrl, { badheaders: ['authorization'] })
      .post('/api/v1/calendar-links/own-dates', { token: 'a-token' })
      .reply(200, { dates: [] });
    expect(await client().listOfLink(context, 'a-token')).toEqual({ ok: true, value: [] });
    upstream.done();
  });
});
