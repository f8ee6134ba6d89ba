import { describe, expect, it } from 'vitest';
import nock from 'nock';
import type { Http } from '../http/http.ts';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createIdentityClient } from './client.ts';

onlyNock();

const clientWith = (http: Http) => createIdentityClient(http, baseUrl, () => new Date());
const path = '/api/v1/hub/calendar-link';
const createdAt = '2026-11-20T09:15:00.000Z';
const noToken = [
  JSON.stringify({ token: '', createdAt }),
  'token: Too small: expected string to have >=1 characters',
] as const;

describe('findCalendarLink', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'findCalendarLink',
    method: 'GET',
    path,
    call: (http, context) => clientWith(http).findCalendarLink(context),
    wrongTypes: noToken,
  });
});

describe('createCalendarLink', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'createCalendarLink',
    method: 'POST',
    path,
    call: (http, context) => clientWith(http).createCalendarLink(context),
    wrongTypes: noToken,
  });
});

describe('renewCalendarLink', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'renewCalendarLink',
    method: 'PUT',
    path,
    call: (http, context) => clientWith(http).renewCalendarLink(context),
    wrongTypes: noToken,
  });
});

describe('stopCalendarLink', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'stopCalendarLink',
    method: 'DELETE',
    path,
    call: (http, context) => clientWith(http).stopCalendarLink(context),
    wrongTypes: ['[]', 'body: Invalid input: expected object, received array'],
  });
});

describe('readCalendarLink', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'readCalendarLink',
    method: 'POST',
    path: '/api/v1/calendar-links/answers',
    call: (http, context) => clientWith(http).readCalendarLink(context, 'a-token'),
    wrongTypes: ['{"answers":7}', 'answers: Invalid input: expected record, received number'],
    answers404: true,
  });

  it('[EXT-7][SYS-13] the request sends no user token, and its URL has no link token', async () => {
    const upstream = nock(baseUrl, { badheaders: ['authorization'] })
      .post('/api/v1/calendar-links/answers', { token: 'a-token' })
      .reply(200, { answers: {} });
    const { http } = httpWithReports();
    expect(await clientWith(http).readCalendarLink(context, 'a-token')).toEqual({
      ok: true,
      value: { answers: {}, events: [] },
    });
    upstream.done();
  });

  it('the client reads the events that the owner saved', async () => {
    nock(baseUrl)
      .post('/api/v1/calendar-links/answers')
      .reply(200, { answers: {}, events: ['9', '7'] });
    const { http } = httpWithReports();
    expect(await clientWith(http).readCalendarLink(context, 'a-token')).toMatchObject({
      value: { events: ['9', '7'] },
    });
  });
});
