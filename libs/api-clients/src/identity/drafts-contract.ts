import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import type { Setting, SettingVersion } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import { type RequestBuilder, asHub, context, http, json } from '../testing/pact.ts';
import { equalEach, momentAt } from '../testing/values.ts';
import { createIdentityClient } from './client.ts';
import {
  account,
  accountExists,
  savedAt,
  settingLike,
  settingStored,
  stored,
} from './contract-parts.ts';

const { equal, nullValue } = MatchersV3;

const client = (url: string) => createIdentityClient(http, url, () => new Date(savedAt));

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

/**
 * Pact interactions for drafts and their earlier versions. `client.pact.test.ts` calls this
 * function, because one file must write the whole pact.
 */
export function draftsContract(pact: PactV4): void {
  it('a draft is saved if no other device changed it', () =>
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

  it('a draft with an outdated version is not saved, and the client returns the stored version', () =>
    pact
      .addInteraction()
      .given(accountExists, account)
      .given(settingStored, stored(notes))
      .uponReceiving('a save of a setting in a version that is not stored any more')
      .withRequest('PUT', notesPath, savingNotes(6))
      .willRespondWith(
        409,
        json({
          // The version must be exact, because the next save sends it.
          current: { ...settingLike(notes), version: equal(7) },
        }),
      )
      .executeTest(async ({ url }) => {
        const saved = await client(url).saveDraft(context, { ...changedNotes, expectedVersion: 6 });
        expect(saved).toEqual({ ok: true, value: { outcome: 'conflict', current: notes } });
      }));

  it('a draft of a removed setting is not saved, and the client returns null as its stored version', () =>
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
        // The list has no matcher, so it must contain exactly these versions, in this order.
        .willRespondWith(200, json({ versions: versions.map(kept) }))
        .executeTest(async ({ url }) => {
          expect(await client(url).settingVersions(context, notes)).toEqual({
            ok: true,
            value: versions,
          });
        })
    );
  });

  it('the client returns an empty list for a setting without earlier versions', () =>
    pact
      .addInteraction()
      .uponReceiving('a request for what a setting held before that nobody ever saved')
      .withRequest('GET', `${notesPath}/versions`, asHub)
      .willRespondWith(200, json({ versions: [] }))
      .executeTest(async ({ url }) => {
        expect(await client(url).settingVersions(context, notes)).toEqual({ ok: true, value: [] });
      }));
}
