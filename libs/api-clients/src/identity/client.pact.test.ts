import { MatchersV3 } from '@pact-foundation/pact';
import type { Setting } from '@applicant-hub/domain';
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
import { calendarContract } from './calendar-contract.ts';
import { createIdentityClient } from './client.ts';
import { commentsContract } from './comments-contract.ts';
import {
  account,
  accountExists,
  personalisation,
  savedAt,
  settingLike,
  settingStored,
  stored,
} from './contract-parts.ts';
import { draftsContract } from './drafts-contract.ts';
import { favouriteChangesContract } from './favourite-changes-contract.ts';
import { favouritesContract } from './favourites-contract.ts';
import { hubDataContract } from './hub-data-contract.ts';
import { sharesContract } from './shares-contract.ts';

const { equal, integer, nullValue, regex, string } = MatchersV3;

const pact = pactWith('identity-api');
const client = (url: string) => createIdentityClient(http, url, () => new Date(savedAt));

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

const todo: Setting = {
  collection: 'dashboardTodo',
  name: 'register',
  data: '{"done":true}',
  lastUpdated: '20/11/2026 09:15:00',
  version: 7,
};

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
        // The list has no matcher: only an exact list proves that the API applies the query.
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

it('a rejected session returns a failure', () =>
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
      // The response still has the stored field that the request did not send. The API may return
      // the fields in any order.
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

/** A request that saves answers only if the stored version is the expected version. */
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

it('[PRF-10] answers are saved when the stored version is the expected version, and other answers are preserved', () => {
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

it('[PRF-10] answers with an outdated version are not saved, and the client returns the stored answers', () =>
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

it('the client returns null when a save removes the last field of a setting', () =>
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

favouritesContract(pact);
favouriteChangesContract(pact);
calendarContract(pact);
sharesContract(pact);
commentsContract(pact);
draftsContract(pact);
hubDataContract(pact);
