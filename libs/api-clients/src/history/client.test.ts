import nock from 'nock';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  context,
  httpWithReports,
  itHandlesFaults,
  onlyNock,
} from '../testing/upstream.ts';
import { createHistoryClient } from './client.ts';
import { changeToWrite, statusHistory } from './fixtures.ts';

onlyNock();

const PATH = '/api/v1/status-history';
const client = () => createHistoryClient(httpWithReports().http, baseUrl);
const wrongTypes = [
  '{"changes":{},"seenUntil":null}',
  'changes: Invalid input: expected array, received object',
] as const;

describe('read', () => {
  itHandlesFaults({
    api: 'history',
    operation: 'readHistory',
    method: 'GET',
    path: PATH,
    call: (http, context) => createHistoryClient(http, baseUrl).read(context),
    wrongTypes,
  });

  it('the client reads the changes and the last seen change, and ignores other fields', async () => {
    const history = statusHistory({ seenUntil: 'a-first-look' });
    nock(baseUrl)
      .get(PATH)
      .reply(200, { ...history, applicant: 'Aisha' });
    expect(await client().read(context)).toEqual({ ok: true, value: history });
  });

  it('a history with an unreadable change returns a failure', async () => {
    const [first] = statusHistory().changes;
    nock(baseUrl)
      .get(PATH)
      .reply(200, { changes: [first, { ...first, to: null }], seenUntil: null });
    expect(await client().read(context)).toMatchObject({ failure: { kind: 'badContract' } });
  });
});

describe('write', () => {
  itHandlesFaults({
    api: 'history',
    operation: 'writeChanges',
    method: 'PUT',
    path: `${PATH}/changes`,
    call: (http, context) => createHistoryClient(http, baseUrl).write(context, [changeToWrite()]),
    wrongTypes,
  });

  it('the client sends the changes and returns the new history', async () => {
    const upstream = nock(baseUrl)
      .put(`${PATH}/changes`, JSON.stringify({ changes: [changeToWrite()] }))
      .reply(200, statusHistory());
    expect(await client().write(context, [changeToWrite()])).toEqual({
      ok: true,
      value: statusHistory(),
    });
    upstream.done();
  });
});

describe('markSeen', () => {
  itHandlesFaults({
    api: 'history',
    operation: 'markSeen',
    method: 'PUT',
    path: `${PATH}/seen`,
    call: (http, context) => createHistoryClient(http, baseUrl).markSeen(context, 'an-offer'),
    wrongTypes,
  });

  it('the client sends the id of the last seen change', async () => {
    const upstream = nock(baseUrl)
      .put(`${PATH}/seen`, { until: 'an-offer' })
      .reply(200, statusHistory({ seenUntil: 'an-offer' }));
    expect(await client().markSeen(context, 'an-offer')).toMatchObject({
      value: { seenUntil: 'an-offer' },
    });
    upstream.done();
  });
});

describe('deleteAll', () => {
  itHandlesFaults({
    api: 'history',
    operation: 'deleteHistory',
    method: 'DELETE',
    path: PATH,
    call: (http, context) => createHistoryClient(http, baseUrl).deleteAll(context),
    wrongTypes: ['[]', 'body: Invalid input: expected object, received array'],
  });

  it('the client returns a success when the API confirms the deletion', async () => {
    nock(baseUrl).delete(PATH).reply(204);
    expect(await client().deleteAll(context)).toEqual({ ok: true, value: null });
  });
});

describe('statusesOfLink', () => {
  itHandlesFaults({
    api: 'history',
    operation: 'statusesOfLink',
    method: 'POST',
    path: '/api/v1/calendar-links/statuses',
    call: (http, context) => createHistoryClient(http, baseUrl).statusesOfLink(context, 'a-token'),
    wrongTypes: ['{"statuses":{}}', 'statuses: Invalid input: expected array, received object'],
    answers404: true,
  });

  it('the request contains no user token, and its URL contains no link token', async () => {
    const upstream = nock(baseUrl, { badheaders: ['authorization'] })
      .post('/api/v1/calendar-links/statuses', { token: 'a-token' })
      .reply(200, { statuses: [] });
    expect(await client().statusesOfLink(context, 'a-token')).toEqual({ ok: true, value: [] });
    upstream.done();
  });
});
