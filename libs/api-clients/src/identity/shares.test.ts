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
const OWN = '/api/v1/hub/shares';
const OPEN = '/api/v1/shares/open';
const share = { id: 'a-share', parts: ['dates'], courses: [], days: 7 } as const;
const opened = {
  parts: ['dates'],
  courses: [],
  endsAt: '2026-12-03T09:15:00.000Z',
  accessToken: 'only-to-read',
};

describe('listShares', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'listShares',
    method: 'GET',
    path: OWN,
    call: (http, context) => clientWith(http).listShares(context),
    wrongTypes: ['{"shares":7}', 'shares: Invalid input: expected array, received number'],
  });
});

describe('makeShare', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'makeShare',
    method: 'PUT',
    path: `${OWN}/a-share`,
    call: (http, context) => clientWith(http).makeShare(context, share),
    wrongTypes: [
      JSON.stringify({ ...opened, id: 'a-share', token: '', createdAt: opened.endsAt }),
      'token: Too small: expected string to have >=1 characters',
    ],
  });

  it('the client returns `full` when the limit on links is reached', async () => {
    nock(baseUrl)
      .put(`${OWN}/a-share`, { parts: ['dates'], courses: [], days: 7 })
      .reply(422, {});
    const { http } = httpWithReports();
    expect(await clientWith(http).makeShare(context, share)).toEqual({
      ok: true,
      value: { outcome: 'full' },
    });
  });
});

describe('endShare', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'endShare',
    method: 'DELETE',
    path: `${OWN}/a-share`,
    call: (http, context) => clientWith(http).endShare(context, 'a-share'),
    wrongTypes: ['[]', 'body: Invalid input: expected object, received array'],
  });
});

describe('openShare', () => {
  itHandlesFaults({
    api: 'identity',
    operation: 'openShare',
    method: 'POST',
    path: OPEN,
    call: (http, context) => clientWith(http).openShare(context, 'a-token'),
    wrongTypes: [
      JSON.stringify({ ...opened, accessToken: 7 }),
      'accessToken: Invalid input: expected string, received number',
    ],
    answers404: true,
  });

  it('the client returns a failure for a response with an unknown part', async () => {
    nock(baseUrl)
      .post(OPEN)
      .reply(200, { ...opened, parts: ['everything'] });
    const { http } = httpWithReports();
    expect(await clientWith(http).openShare(context, 'a-token')).toMatchObject({ ok: false });
  });

  it('[EXT-39][SYS-13] the request contains no user token, and its URL contains no link token', async () => {
    const upstream = nock(baseUrl, { badheaders: ['authorization'] })
      .post(OPEN, { token: 'a-token' })
      .reply(200, opened);
    const { http } = httpWithReports();
    expect(await clientWith(http).openShare(context, 'a-token')).toEqual({
      ok: true,
      value: opened,
    });
    upstream.done();
  });
});
