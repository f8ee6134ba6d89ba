import type { OwnDate } from '@applicant-hub/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import {
  asHub,
  context,
  error,
  http,
  json,
  pactWith,
  type RequestBuilder,
  tokenRefused,
} from '../testing/pact.ts';
import { versionLike } from '../testing/values.ts';
import { createOwnDatesClient } from './client.ts';
import {
  withToken,
  details,
  ownDatesSaved,
  savedOwnDate,
  linkThere,
  OF_LINK,
  PATH,
  saving,
  stored,
  token,
  written,
} from './contract-parts.ts';
import { ownDate, ownDateToSave } from './fixtures.ts';
import { todosContract } from './todos-contract.ts';

const { equal, nullValue } = MatchersV3;

const pact = pactWith('own-dates-api');
const client = (url: string) => createOwnDatesClient(http, url);
const ONE = `${PATH}/an-interview`;

/** A date in the response to a save, with any valid version. */
const savedDate = (date: OwnDate) => ({ ...written(date), version: versionLike(date.version) });

const removing = (expectedVersion: number) => (request: RequestBuilder) => {
  asHub(request);
  request.query({ expectedVersion: String(expectedVersion) });
};

/** A date with required fields only. */
const bare = ownDate({
  id: 'a-day',
  version: 1,
  title: 'Audition',
  time: null,
  until: null,
  place: null,
  choice: null,
});

const later = ownDate({ version: 4, time: '14:00', until: null });

it('[EXT-35] the client reads the dates that the user created', () =>
  pact
    .addInteraction()
    .given(ownDatesSaved, stored(ownDate(), bare))
    .uponReceiving('a request for own dates')
    .withRequest('GET', PATH, asHub)
    .willRespondWith(200, json({ dates: [savedOwnDate(ownDate()), savedOwnDate(bare)] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).list(context)).toEqual({ ok: true, value: [ownDate(), bare] });
    }));

it('the client returns an empty list for a user without dates', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the own dates of somebody who has none')
    .withRequest('GET', PATH, asHub)
    .willRespondWith(200, json({ dates: [] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).list(context)).toEqual({ ok: true, value: [] });
    }));

it('[EXT-35] a date is added with the id that its form generated', () => {
  const added = ownDate({ version: 1 });
  return pact
    .addInteraction()
    .uponReceiving('a new own date')
    .withRequest('PUT', ONE, saving(ownDateToSave({ expectedVersion: 0 })))
    .willRespondWith(200, json(savedDate(added)))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave({ expectedVersion: 0 }))).toEqual({
        ok: true,
        value: { outcome: 'saved', item: added },
      });
    });
});

it('[EXT-35] a date with only a day and a title is added', () =>
  pact
    .addInteraction()
    .uponReceiving('a new own date without a time, a place and a choice')
    .withRequest(
      'PUT',
      `${PATH}/a-day`,
      saving(ownDateToSave({ ...details(bare), id: 'a-day', expectedVersion: 0 })),
    )
    .willRespondWith(200, json(savedDate(bare)))
    .executeTest(async ({ url }) => {
      expect(
        await client(url).save(
          context,
          ownDateToSave({ ...details(bare), id: 'a-day', expectedVersion: 0 }),
        ),
      ).toEqual({ ok: true, value: { outcome: 'saved', item: bare } });
    }));

it('[EXT-35] a date that is sent twice is added once', () =>
  pact
    .addInteraction()
    .given(ownDatesSaved, stored(ownDate()))
    .uponReceiving('a new own date that is there already')
    .withRequest('PUT', ONE, saving(ownDateToSave({ expectedVersion: 0 })))
    .willRespondWith(200, json(savedOwnDate(ownDate())))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave({ expectedVersion: 0 }))).toEqual({
        ok: true,
        value: { outcome: 'saved', item: ownDate() },
      });
    }));

it('[EXT-35] a date that no other device changed is updated', () => {
  const change = ownDateToSave({ time: '14:00', until: null });
  return pact
    .addInteraction()
    .given(ownDatesSaved, stored(ownDate()))
    .uponReceiving('a change of an own date in the version that is kept')
    .withRequest('PUT', ONE, saving(change))
    .willRespondWith(200, json(savedDate(later)))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, change)).toEqual({
        ok: true,
        value: { outcome: 'saved', item: later },
      });
    });
});

it('[EXT-35] a date that another device changed is not updated, and the client returns the stored date', () => {
  const change = ownDateToSave({ expectedVersion: 2, title: 'Interview and tour' });
  return pact
    .addInteraction()
    .given(ownDatesSaved, stored(ownDate()))
    .uponReceiving('a change of an own date in a version that is not kept any more')
    .withRequest('PUT', ONE, saving(change))
    .willRespondWith(409, json({ current: savedOwnDate(ownDate()), version: equal(3) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, change)).toEqual({
        ok: true,
        value: { outcome: 'conflict', current: ownDate(), version: 3 },
      });
    });
});

it('[EXT-35] a removed date is not updated', () =>
  pact
    .addInteraction()
    .given('an own date was removed', { id: 'an-interview', version: 4 })
    .uponReceiving('a change of an own date that was removed')
    .withRequest('PUT', ONE, saving(ownDateToSave()))
    .willRespondWith(409, json({ current: nullValue(), version: equal(4) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave())).toEqual({
        ok: true,
        value: { outcome: 'conflict', current: null, version: 4 },
      });
    }));

it('a date over the limit is refused', () =>
  pact
    .addInteraction()
    .given('there is no room for another own date')
    .uponReceiving('a new own date of somebody who has too many')
    .withRequest('PUT', ONE, saving(ownDateToSave({ expectedVersion: 0 })))
    .willRespondWith(422)
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave({ expectedVersion: 0 }))).toEqual({
        ok: true,
        value: { outcome: 'full' },
      });
    }));

it('[EXT-35] the client removes a date', () =>
  pact
    .addInteraction()
    .given(ownDatesSaved, stored(ownDate()))
    .uponReceiving('a request to remove an own date')
    .withRequest('DELETE', ONE, removing(3))
    .willRespondWith(200, json({ version: versionLike(4) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).remove(context, { id: 'an-interview', expectedVersion: 3 })).toEqual(
        { ok: true, value: { outcome: 'removed', version: 4 } },
      );
    }));

it('[EXT-35] a date that another device changed is not removed, and the client returns the stored date', () =>
  pact
    .addInteraction()
    .given(ownDatesSaved, stored(ownDate()))
    .uponReceiving('a request to remove an own date in a version that is not kept any more')
    .withRequest('DELETE', ONE, removing(2))
    .willRespondWith(409, json({ current: savedOwnDate(ownDate()), version: equal(3) }))
    .executeTest(async ({ url }) => {
      expect(await client(url).remove(context, { id: 'an-interview', expectedVersion: 2 })).toEqual(
        { ok: true, value: { outcome: 'conflict', current: ownDate(), version: 3 } },
      );
    }));

it('the client deletes all items', () =>
  pact
    .addInteraction()
    .given(ownDatesSaved, stored(ownDate()))
    .uponReceiving('a request to delete all own dates')
    .withRequest('DELETE', PATH, asHub)
    .willRespondWith(204)
    .executeTest(async ({ url }) => {
      expect(await client(url).deleteAll(context)).toEqual({ ok: true, value: null });
    }));

it('[EXT-35] a calendar link gives access to the dates of its owner', () =>
  pact
    .addInteraction()
    .given(linkThere, { token })
    .given(ownDatesSaved, stored(ownDate()))
    .uponReceiving('a request for the own dates behind a calendar link, without a session')
    .withRequest('POST', OF_LINK, withToken)
    .willRespondWith(200, json({ dates: [savedOwnDate(ownDate())] }))
    .executeTest(async ({ url }) => {
      expect(await client(url).listOfLink(context, token)).toEqual({
        ok: true,
        value: [ownDate()],
      });
    }));

it('the client returns null for an unknown calendar link', () =>
  pact
    .addInteraction()
    .uponReceiving('a request for the own dates behind a calendar link that is not there')
    .withRequest('POST', OF_LINK, withToken)
    .willRespondWith(404)
    .executeTest(async ({ url }) => {
      expect(await client(url).listOfLink(context, token)).toEqual({ ok: true, value: null });
    }));

it('the client returns a failure for a rejected session', () =>
  pact
    .addInteraction()
    .given(tokenRefused)
    .uponReceiving('a new own date with a refused token')
    .withRequest('PUT', ONE, saving(ownDateToSave({ expectedVersion: 0 })))
    .willRespondWith(401, error)
    .executeTest(async ({ url }) => {
      expect(await client(url).save(context, ownDateToSave({ expectedVersion: 0 }))).toMatchObject({
        failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
      });
    }));

todosContract(pact);
