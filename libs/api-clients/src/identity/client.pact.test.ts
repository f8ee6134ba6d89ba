import { MatchersV3 } from '@pact-foundation/pact';
import type { Setting, SettingVersion } from '@applicant-hub/domain';
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
import { equalEach, momentAt, versionLike } from '../testing/values.ts';
import { calendarContract } from './calendar-contract.ts';
import { createIdentityClient } from './client.ts';
import { commentsContract } from './comments-contract.ts';
import { favouritesContract } from './favourites-contract.ts';
import { sharesContract } from './shares-contract.ts';

const { equal, integer, nullValue, regex, string } = MatchersV3;

const pact = pactWith('identity-api');
const savedAt = '2026-11-20T09:15:00.000Z';
const client = (url: string) => createIdentityClient(http, url, () => new Date(savedAt));

const accountExists = 'an account exists';
const settingStored = 'a setting is stored';

const userPath = '/api/v1/hub/user';
const asking = (collections: string) => (request: RequestBuilder) => {
  asHub(request);
  request.query({ collections });
};

const personalisationPath = '/api/v1/hub/settings/dashboardUserData/Personalisation';
const saving = (data: string) => (request: RequestBuilder) => {
  asHub(request);
  request.jsonBody({ data, lastUpdated: savedAt, immediate: true });
};

const account = {
  name: 'Aisha',
  lastName: 'Rahman',
  avatar: 'https://pictures.test/aisha.png',
  email: 'aisha.rahman@example.com',
  postcode: 'LS2 9JT',
  profileComplete: 4,
};

const personalisation: Setting = {
  collection: 'dashboardUserData',
  name: 'Personalisation',
  data: '{"studyYear":"2027"}',
  lastUpdated: '20/11/2026 09:15:00',
  version: 7,
};

const todo: Setting = {
  collection: 'dashboardTodo',
  name: 'register',
  data: '{"done":true}',
  lastUpdated: '20/11/2026 09:15:00',
  version: 7,
};

/** The fields of a setting that its provider state needs. */
const stored = ({ collection, name, data, version }: Setting) => ({
  collection,
  name,
  data,
  version,
});

/** A setting as the API sends it; its date has the specification's own format (SYS-3). */
const settingLike = (
  { collection, name, data, lastUpdated, version }: Setting,
  dataLike = equal(data),
) => ({
  collection: equal(collection),
  name: equal(name),
  data: dataLike,
  lastUpdated: regex(String.raw`^\d{2}/\d{2}/\d{4} \d{2}:\d{2}:\d{2}$`, lastUpdated ?? ''),
  version: versionLike(version),
});

it('[SYS-1] the client reads the account with the settings of the requested collections', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(personalisation))
    .given(settingStored, stored(todo))
    .uponReceiving('a request for the account with the settings of one collection')
    .withRequest('GET', userPath, asking('dashboardTodo'))
    .willRespondWith(
      200,
      json({
        uid: string('pact'),
        name: equal(account.name),
        lastName: string(account.lastName),
        avatar: string(account.avatar),
        email: string(account.email),
        postcode: string(account.postcode),
        profileComplete: integer(account.profileComplete),
        // No matcher around the list: only this setting proves that the API applies the query.
        settings: [settingLike(todo)],
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).getUser(context, ['dashboardTodo'])).toEqual({
        ok: true,
        value: { uid: 'pact', ...account, settings: [todo] },
      });
    }));

it('the client reads an account with little data and no settings', () => {
  const bare = {
    name: '',
    lastName: '',
    avatar: null,
    email: '',
    postcode: '',
    profileComplete: 0,
  };
  return pact
    .addInteraction()
    .given(accountExists, bare)
    .uponReceiving('a request for a bare account with the settings of two collections')
    .withRequest('GET', userPath, asking('dashboardUserData,dashboardTodo'))
    .willRespondWith(
      200,
      json({
        uid: string('pact'),
        name: equal(''),
        lastName: equal(''),
        avatar: nullValue(),
        email: equal(''),
        postcode: equal(''),
        profileComplete: equal(0),
        settings: [],
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).getUser(context, ['dashboardUserData', 'dashboardTodo'])).toEqual({
        ok: true,
        value: { uid: 'pact', ...bare, settings: [] },
      });
    });
});

it('a rejected session is a failure', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request for the account with a refused token')
    .withRequest('GET', userPath, asking('dashboardUserData'))
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).getUser(context, ['dashboardUserData'])).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));

it('[SYS-4] the client saves a new setting', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .uponReceiving('a save of a new setting')
    .withRequest('PUT', personalisationPath, saving('{"studyYear":"2027"}'))
    .willRespondWith(200, json(settingLike(personalisation)))
    .executeTest(async ({ url }) => {
      const saved = await client(url).saveSetting(context, {
        collection: 'dashboardUserData',
        name: 'Personalisation',
        data: { studyYear: '2027' },
        immediate: true,
      });
      expect(saved).toEqual({ ok: true, value: personalisation });
    }));

it('the client saves some fields of a setting and preserves the others', () => {
  const merged = '{"studyYear":"2027","studyLevel":"Postgraduate"}';
  return pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(personalisation))
    .uponReceiving('a save of one field of a stored setting')
    .withRequest('PUT', personalisationPath, saving('{"studyLevel":"Postgraduate"}'))
    .willRespondWith(
      200,
      // The field that was not sent is still there. The API may choose the order of fields.
      json(settingLike(personalisation, regex('^.*"studyYear":"2027".*$', merged))),
    )
    .executeTest(async ({ url }) => {
      const saved = await client(url).saveSetting(context, {
        collection: 'dashboardUserData',
        name: 'Personalisation',
        data: { studyLevel: 'Postgraduate' },
        immediate: true,
      });
      expect(saved).toEqual({ ok: true, value: { ...personalisation, data: merged } });
    });
});

/** Saves answers only over the version that they were compared with. */
const comparedWith = (expectedVersion: number) => (request: RequestBuilder) => {
  asHub(request);
  const data = '{"studyLevel":"Postgraduate"}';
  request.jsonBody({ data, lastUpdated: savedAt, immediate: true, expectedVersion, keep: false });
};
const changedAnswers = {
  collection: 'dashboardUserData',
  name: 'Personalisation',
  data: { studyLevel: 'Postgraduate' },
  immediate: true,
  keep: false,
} as const;

it('[PRF-10] answers are saved over the version that they were compared with, and other answers are preserved', () => {
  const merged = '{"studyYear":"2027","studyLevel":"Postgraduate"}';
  return pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(personalisation))
    .uponReceiving('a save of one field of a setting in the version that is stored')
    .withRequest('PUT', personalisationPath, comparedWith(7))
    .willRespondWith(
      200,
      json(settingLike(personalisation, regex('^.*"studyYear":"2027".*$', merged))),
    )
    .executeTest(async ({ url }) => {
      expect(
        await client(url).saveDraft(context, { ...changedAnswers, expectedVersion: 7 }),
      ).toMatchObject({ ok: true, value: { outcome: 'saved', setting: { data: merged } } });
    });
});

it('[PRF-10] answers that another device changed are not overwritten, and the client returns them', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(personalisation))
    .uponReceiving('a save of one field of a setting in a version that is not stored any more')
    .withRequest('PUT', personalisationPath, comparedWith(6))
    .willRespondWith(409, json({ current: { ...settingLike(personalisation), version: equal(7) } }))
    .executeTest(async ({ url }) => {
      expect(
        await client(url).saveDraft(context, { ...changedAnswers, expectedVersion: 6 }),
      ).toEqual({ ok: true, value: { outcome: 'conflict', current: personalisation } });
    }));

it('a save that leaves the setting empty returns that the setting was removed', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(personalisation))
    .uponReceiving('a save that takes away the last field of a setting')
    .withRequest('PUT', personalisationPath, saving('{"studyYear":null}'))
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      const saved = await client(url).saveSetting(context, {
        collection: 'dashboardUserData',
        name: 'Personalisation',
        data: { studyYear: null },
        immediate: true,
      });
      expect(saved).toEqual({ ok: true, value: null });
    }));

const notesPath = '/api/v1/hub/settings/dashboardData/Notes';
const notes: Setting = {
  collection: 'dashboardData',
  name: 'Notes',
  data: '"Pack a coat"',
  lastUpdated: '20/11/2026 09:15:00',
  version: 7,
};

const savingNotes = (expectedVersion: number) => (request: RequestBuilder) => {
  asHub(request);
  const data = '"Pack a warm coat"';
  request.jsonBody({ data, lastUpdated: savedAt, immediate: false, expectedVersion, keep: true });
};
const changedNotes = {
  collection: 'dashboardData',
  name: 'Notes',
  data: 'Pack a warm coat',
  immediate: false,
  keep: true,
} as const;

it('a draft that no other device changed is saved', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(notes))
    .uponReceiving('a save of a setting in the version that is stored')
    .withRequest('PUT', notesPath, savingNotes(7))
    .willRespondWith(200, json(settingLike({ ...notes, data: '"Pack a warm coat"', version: 8 })))
    .executeTest(async ({ url }) => {
      const saved = await client(url).saveDraft(context, { ...changedNotes, expectedVersion: 7 });
      expect(saved).toMatchObject({
        ok: true,
        value: { outcome: 'saved', setting: { version: 8 } },
      });
    }));

it('a draft that another device changed is not overwritten, and the client returns the stored version', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(notes))
    .uponReceiving('a save of a setting in a version that is not stored any more')
    .withRequest('PUT', notesPath, savingNotes(6))
    .willRespondWith(
      409,
      json({
        // No matcher: the next save names exactly this version.
        current: { ...settingLike(notes), version: equal(7) },
      }),
    )
    .executeTest(async ({ url }) => {
      const saved = await client(url).saveDraft(context, { ...changedNotes, expectedVersion: 6 });
      expect(saved).toEqual({ ok: true, value: { outcome: 'conflict', current: notes } });
    }));

it('a new draft is not saved when one is already stored', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .uponReceiving('a save of a setting that was removed in the meantime')
    .withRequest('PUT', notesPath, savingNotes(6))
    .willRespondWith(409, json({ current: nullValue() }))
    .executeTest(async ({ url }) => {
      const saved = await client(url).saveDraft(context, { ...changedNotes, expectedVersion: 6 });
      expect(saved).toEqual({ ok: true, value: { outcome: 'conflict', current: null } });
    }));

it('the client saves the first version of a draft', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .uponReceiving('a save of a setting that must not be there')
    .withRequest('PUT', notesPath, savingNotes(0))
    .willRespondWith(200, json(settingLike({ ...notes, data: '"Pack a warm coat"' })))
    .executeTest(async ({ url }) => {
      const saved = await client(url).saveDraft(context, { ...changedNotes, expectedVersion: 0 });
      expect(saved).toMatchObject({ ok: true, value: { outcome: 'saved' } });
    }));

it('the client reads earlier versions of a setting, newest first', () => {
  const kept = ({ savedAt, ...exact }: SettingVersion) => ({
    ...equalEach(exact),
    savedAt: momentAt(savedAt),
  });
  const versions = [
    { version: 5, data: '"Pack a hat"', savedAt: '2026-07-19T18:00:00.000Z' },
    { version: 3, data: '"Pack"', savedAt: '2026-07-18T18:00:00.000Z' },
  ];
  return (
    pact
      .addInteraction()
      .given('versions of a setting are kept', {
        collection: 'dashboardData',
        name: 'Notes',
        versions,
      })
      .uponReceiving('a request for what a setting held before')
      .withRequest('GET', `${notesPath}/versions`, asHub)
      // No matcher around the list: it must hold exactly these, in this order.
      .willRespondWith(200, json({ versions: versions.map(kept) }))
      .executeTest(async ({ url }) => {
        expect(await client(url).settingVersions(context, notes)).toEqual({
          ok: true,
          value: versions,
        });
      })
  );
});

it('a setting without earlier versions returns an empty list', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for what a setting held before that nobody ever saved')
    .withRequest('GET', `${notesPath}/versions`, asHub)
    .willRespondWith(200, json({ versions: [] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).settingVersions(context, notes)).toEqual({ ok: true, value: [] });
    }));

const dataPath = '/api/v1/hub/data';

it('the client deletes all hub data', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(personalisation))
    .uponReceiving('a request to delete everything that the hub keeps')
    .withRequest('DELETE', dataPath, asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).deleteHubData(context)).toEqual({ ok: true, value: null });
    }));

it('a second deletion succeeds', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .uponReceiving('a request to delete everything of somebody without anything')
    .withRequest('DELETE', dataPath, asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).deleteHubData(context)).toEqual({ ok: true, value: null });
    }));

it('a rejected session deletes nothing', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a request to delete everything with a refused token')
    .withRequest('DELETE', dataPath, asHub)
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).deleteHubData(context)).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));

favouritesContract(pact);
calendarContract(pact);
sharesContract(pact);
commentsContract(pact);
