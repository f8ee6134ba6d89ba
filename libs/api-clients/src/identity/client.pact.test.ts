import { MatchersV3 } from '@pact-foundation/pact';
import type { Setting } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import {
  context,
  http,
  noContent,
  ok,
  pactWith,
  requestHeaders,
  tokenRefused,
  unauthorised,
} from '../testing/pact.ts';
import { createIdentityClient } from './client.ts';

const { equal, like, number, nullValue, regex, string } = MatchersV3;

const pact = pactWith('identity-api');
const savedAt = '2026-11-20T09:15:00.000Z';
const client = (url: string) => createIdentityClient(http, url, () => new Date(savedAt));

const accountExists = 'an account exists';
const settingStored = 'a setting is stored';

const user = (collections: string) => ({
  method: 'GET',
  path: '/api/v1/hub/user',
  query: { collections },
  headers: requestHeaders,
});

const save = (path: string, data: string) => ({
  method: 'PUT',
  path: `/api/v1/hub/settings/${path}`,
  headers: { ...requestHeaders, 'Content-Type': 'application/json' },
  body: { data, lastUpdated: savedAt, immediate: true },
});

/** A setting as the API gives it: dated in the way of the specification (SYS-3). */
const settingLike = ({ collection, name, data, lastUpdated }: Setting) => ({
  collection: equal(collection),
  name: equal(name),
  data: equal(data),
  lastUpdated: regex(String.raw`^\d{2}/\d{2}/\d{4} \d{2}:\d{2}:\d{2}$`, lastUpdated),
});

const personalisation: Setting = {
  collection: 'dashboardUserData',
  name: 'Personalisation',
  data: '{"studyYear":"2027","studyLevel":"Undergraduate"}',
  lastUpdated: '20/11/2026 09:15:00',
};
const todo: Setting = {
  collection: 'dashboardTodo',
  name: 'firstItem',
  data: '{"done":true}',
  lastUpdated: '20/11/2026 09:15:00',
};
const stored = ({ collection, name, data }: Setting) => ({ collection, name, data });

const account = {
  name: 'Aisha',
  lastName: 'Rahman',
  avatar: 'https://pictures.test/aisha.png',
  postcode: 'LS2 9JT',
  profileComplete: 4,
};
const bareAccount = { name: '', lastName: '', avatar: null, postcode: null, profileComplete: null };

it('[SYS-1][SYS-3] reads the account with the settings of the collections asked for', () =>
  pact
    .addInteraction()
    .given(accountExists, account)
    .given(settingStored, stored(personalisation))
    .given(settingStored, stored(todo))
    .uponReceiving('a request for the account with the settings of one collection')
    .withCompleteRequest(user('dashboardTodo'))
    .withCompleteResponse(
      ok({
        uid: string('pact'),
        name: equal(account.name),
        lastName: string(account.lastName),
        avatar: string(account.avatar),
        postcode: string(account.postcode),
        profileComplete: number(account.profileComplete),
        // No matcher around the list: one setting and no more shows that the query is honoured.
        settings: [settingLike(todo)],
      }),
    )
    .executeTest(async ({ url }) => {
      expect(await client(url).getUser(context, ['dashboardTodo'])).toEqual({
        ok: true,
        value: { uid: 'pact', ...account, settings: [todo] },
      });
    }));
