import type { Setting } from '@applicant-hub/domain';
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
import { createIdentityClient, type DraftToSave, type SettingToSave } from './client.ts';
import { hubUser } from './fixtures.ts';

onlyNock();

const savedAt = new Date('2026-11-20T09:15:00.000Z');
const clientWith = (http: Http) => createIdentityClient(http, baseUrl, () => savedAt);
const client = () => clientWith(httpWithReports().http);

describe('getUser', () => {
  const path = '/api/v1/hub/user?collections=dashboardUserData,dashboardTodo';

  itHandlesFaults({
    api: 'identity',
    operation: 'getUser',
    method: 'GET',
    path,
    call: (http, context) =>
      clientWith(http).getUser(context, ['dashboardUserData', 'dashboardTodo']),
    wrongTypes: [
      JSON.stringify({ ...hubUser(), settings: [{ ...hubUser().settings[0], data: {} }] }),
      'settings.0.data: Invalid input: expected string, received object',
    ],
  });

  it('[SYS-1] the client returns the account with the settings of the requested collections', async () => {
    nock(baseUrl)
      .get(path)
      .reply(200, { ...hubUser(), telephone: '07700 900123' });
    expect(await client().getUser(context, ['dashboardUserData', 'dashboardTodo'])).toEqual({
      ok: true,
      value: hubUser(),
    });
  });

  it("[SH-34] the client ignores an account's role", async () => {
    nock(baseUrl)
      .get(path)
      .reply(200, { ...hubUser(), role: 'adviser', roles: ['admin'], isStaff: true });
    expect(await client().getUser(context, ['dashboardUserData', 'dashboardTodo'])).toEqual({
      ok: true,
      value: hubUser(),
    });
  });

  it('a response without an account returns a failure', async () => {
    nock(baseUrl).get(path).reply(204);
    expect(await client().getUser(context, ['dashboardUserData', 'dashboardTodo'])).toMatchObject({
      ok: false,
      failure: { kind: 'badContract', status: 204 },
    });
  });
});

describe('saveSetting', () => {
  const path = '/api/v1/hub/settings/dashboardUserData/Personalisation';
  const setting: SettingToSave = {
    collection: 'dashboardUserData',
    name: 'Personalisation',
    data: { studyYear: '2027', apprenticeships: null },
    immediate: true,
  };
  const stored = hubUser().settings[0]!;

  itHandlesFaults({
    api: 'identity',
    operation: 'saveSetting',
    method: 'PUT',
    path,
    call: (http, context) => clientWith(http).saveSetting(context, setting),
    wrongTypes: [
      JSON.stringify({ ...stored, data: {} }),
      'data: Invalid input: expected string, received object',
    ],
  });

  it('[SYS-4][SYS-13] the client sends the data as a JSON string, the immediate flag and an ISO time', async () => {
    nock(baseUrl)
      .put(path, {
        data: '{"studyYear":"2027","apprenticeships":null}',
        lastUpdated: '2026-11-20T09:15:00.000Z',
        immediate: true,
      })
      .matchHeader('content-type', 'application/json')
      .reply(200, stored);
    expect(await client().saveSetting(context, setting)).toEqual({ ok: true, value: stored });
  });

  it('the client returns null when the save removed the record', async () => {
    nock(baseUrl).put(path).reply(204);
    expect(await client().saveSetting(context, setting)).toEqual({ ok: true, value: null });
  });

  it.each([
    ['dashboardSettings', true],
    ['dashboardTodo', false],
  ] as const)(
    '[SYS-7] the client sends collection %s, a name and the immediate flag %s',
    async (collection, immediate) => {
      const upstream = nock(baseUrl)
        .put(`/api/v1/hub/settings/${collection}/options`, (body: { immediate: boolean }) => {
          return body.immediate === immediate;
        })
        .reply(200, stored);
      const saved = { ...setting, collection, name: 'options', immediate };
      expect(await client().saveSetting(context, saved)).toMatchObject({ ok: true });
      upstream.done();
    },
  );

  it('a name with a slash is encoded as one path segment', async () => {
    const upstream = nock(baseUrl)
      .put('/api/v1/hub/settings/dashboardTodo/a%2Fb%3Fc')
      .reply(200, stored);
    await client().saveSetting(context, { ...setting, collection: 'dashboardTodo', name: 'a/b?c' });
    upstream.done();
  });
});

describe('saveDraft', () => {
  const path = '/api/v1/hub/settings/dashboardData/Notes';
  const stored: Setting = {
    collection: 'dashboardData',
    name: 'Notes',
    data: '"Pack a coat"',
    lastUpdated: '20/11/2026 09:15:00',
    version: 7,
  };
  const draft: DraftToSave = {
    collection: 'dashboardData',
    name: 'Notes',
    data: 'Pack a coat',
    immediate: false,
    expectedVersion: 6,
    keep: true,
  };

  itHandlesFaults({
    api: 'identity',
    operation: 'saveDraft',
    method: 'PUT',
    path,
    call: (http, context) => clientWith(http).saveDraft(context, draft),
    wrongTypes: [
      JSON.stringify({ ...stored, version: '7' }),
      'version: Invalid input: expected number, received string',
    ],
  });

  it('[SYS-13] the client sends the expected version and the flag that stores the replaced version', async () => {
    nock(baseUrl)
      .put(path, {
        data: '"Pack a coat"',
        lastUpdated: '2026-11-20T09:15:00.000Z',
        immediate: false,
        expectedVersion: 6,
        keep: true,
      })
      .reply(200, stored);
    expect(await client().saveDraft(context, draft)).toEqual({
      ok: true,
      value: { outcome: 'saved', setting: stored },
    });
  });

  it.each([stored, null])(
    'a conflict returns the stored setting instead of a failure: %o',
    async (current) => {
      nock(baseUrl)
        .put(path)
        .reply(409, { message: 'Saved from elsewhere', code: 'stale', current });
      const { http, onCall } = httpWithReports();
      expect(await clientWith(http).saveDraft(context, draft)).toEqual({
        ok: true,
        value: { outcome: 'conflict', current },
      });
      expect(onCall).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ outcome: 'ok', status: 409 }),
      );
    },
  );

  it('a conflict response without the stored setting returns a failure', async () => {
    nock(baseUrl).put(path).reply(409, { message: 'Saved from elsewhere', code: 'stale' });
    expect(await client().saveDraft(context, draft)).toMatchObject({
      failure: { kind: 'badContract', status: 409 },
    });
  });
});

describe('settingVersions', () => {
  const path = '/api/v1/hub/settings/dashboardData/Notes/versions';
  const notes = { collection: 'dashboardData', name: 'Notes' } as const;
  const versions = [{ version: 5, data: '"Pack"', savedAt: '2026-11-18T18:00:00.000Z' }];

  itHandlesFaults({
    api: 'identity',
    operation: 'settingVersions',
    method: 'GET',
    path,
    call: (http, context) => clientWith(http).settingVersions(context, notes),
    wrongTypes: [
      JSON.stringify({ versions: [{ ...versions[0], savedAt: 'yesterday' }] }),
      'versions.0.savedAt: Expected a moment with its offset from UTC',
    ],
  });

  it('the client returns the versions unchanged', async () => {
    nock(baseUrl).get(path).reply(200, { versions });
    expect(await client().settingVersions(context, notes)).toEqual({ ok: true, value: versions });
  });
});

describe('deleteHubData', () => {
  const path = '/api/v1/hub/data';

  itHandlesFaults({
    api: 'identity',
    operation: 'deleteHubData',
    method: 'DELETE',
    path,
    call: (http, context) => clientWith(http).deleteHubData(context),
    wrongTypes: ['[]', 'body: Invalid input: expected object, received array'],
  });

  it('the client returns a success when the API confirms the deletion', async () => {
    const upstream = nock(baseUrl).delete(path).reply(204);
    expect(await client().deleteHubData(context)).toEqual({ ok: true, value: null });
    upstream.done();
  });
});
