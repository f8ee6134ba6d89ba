import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import type { ShortlistSlots } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { asHub, withQuery, context, error, json, sending, tokenRefused } from '../testing/pact.ts';
import { versionLike } from '../testing/values.ts';
import {
  client,
  favouritesSaved,
  history,
  savedFavourites,
  savedById,
  path,
  psychology,
} from './favourites-contract-values.ts';

const { integer } = MatchersV3;

const shortlistSaved = 'a shortlist is kept';

const slots = {
  1: psychology,
  2: history,
  3: null,
  4: null,
  5: null,
} satisfies ShortlistSlots;
const changedSlots = { ...slots, 1: history, 2: psychology };

/** `client.pact.test.ts` calls this function, because one file must write the whole pact. */
export function favouritesContract(pact: PactV4): void {
  overviewContract(pact);
  listContract(pact);
  shortlistContract(pact);
}

function overviewContract(pact: PactV4): void {
  describe('the favourites overview', () => {
    const counts = {
      courses: 2,
      unis: 1,
      locations: 3,
      subjects: 0,
      pages: 4,
      filters: 0,
      events: 1,
    };

    it('[FAV-12] the overview has a count for each kind and the shortlist with its version', () =>
      pact
        .addInteraction()
        .given(favouritesSaved, savedFavourites('courses', psychology, history))
        .given(favouritesSaved, savedFavourites('unis', { providerId: '10007768' }))
        .given(favouritesSaved, savedFavourites('locations', { id: '1' }, { id: '2' }, { id: '3' }))
        .given(
          favouritesSaved,
          savedFavourites('pages', { id: '1' }, { id: '2' }, { id: '3' }, { id: '4' }),
        )
        .given(favouritesSaved, savedFavourites('events', { id: 'open-day' }))
        .given(shortlistSaved, { slots, version: 3 })
        .uponReceiving('a request for the counts of favourites and the shortlist')
        .withRequest('GET', `${path}/overview`, asHub)
        .willRespondWith(
          200,
          // The values are exact, because rules depend on all of them.
          json({ counts, shortlist: { slots, version: 3 } }),
        )
        .executeTest(async ({ url }) => {
          expect(await client(url).favouritesOverview(context)).toEqual({
            ok: true,
            value: { counts, shortlist: { slots, version: 3 } },
          });
        }));

    it('the overview of a user without favourites has counts of zero and empty slots', () =>
      pact
        .addInteraction()
        .uponReceiving('a request for the counts of favourites of somebody without any')
        .withRequest('GET', `${path}/overview`, asHub)
        .willRespondWith(
          200,
          json({
            counts: {
              courses: 0,
              unis: 0,
              locations: 0,
              subjects: 0,
              pages: 0,
              filters: 0,
              events: 0,
            },
            shortlist: {
              slots: { 1: null, 2: null, 3: null, 4: null, 5: null },
              version: integer(0),
            },
          }),
        )
        .executeTest(async ({ url }) => {
          expect(await client(url).favouritesOverview(context)).toMatchObject({
            ok: true,
            value: { counts: { courses: 0 }, shortlist: { slots: { 1: null }, version: 0 } },
          });
        }));

    it('a rejected session returns a failure', () =>
      pact
        .addInteraction()
        .given(tokenRefused)
        .uponReceiving('a request for the counts of favourites with a refused token')
        .withRequest('GET', `${path}/overview`, asHub)
        .willRespondWith(401, error)
        .executeTest(async ({ url }) => {
          expect(await client(url).favouritesOverview(context)).toMatchObject({
            failure: { kind: 'unauthorised', status: 401, message: 'Why it is refused.' },
          });
        }));
  });
}

function listContract(pact: PactV4): void {
  describe('a list of favourites', () => {
    it('[FAV-11] the list has the newest courses up to the limit, and the total number', () =>
      pact
        .addInteraction()
        .given(favouritesSaved, savedFavourites('courses', psychology, history))
        .uponReceiving('a request for the newest favourite course')
        .withRequest('GET', `${path}/courses`, withQuery({ limit: '1' }))
        // The list has no matcher: only an exact list proves that the API applies the query.
        .willRespondWith(200, json({ total: 2, items: [psychology] }))
        .executeTest(async ({ url }) => {
          expect(await client(url).listFavourites(context, 'courses', 1)).toEqual({
            ok: true,
            value: { total: 2, items: [psychology] },
          });
        }));

    it('[FAV-13] the list has the provider ids of the unis, newest first', () =>
      pact
        .addInteraction()
        .given(
          favouritesSaved,
          savedFavourites('unis', { providerId: '10007768' }, { providerId: '10003956' }),
        )
        .uponReceiving('a request for all favourite unis')
        .withRequest('GET', `${path}/unis`, asHub)
        .willRespondWith(
          200,
          json({ total: 2, items: [{ providerId: '10007768' }, { providerId: '10003956' }] }),
        )
        .executeTest(async ({ url }) => {
          expect(await client(url).listFavourites(context, 'unis')).toEqual({
            ok: true,
            value: { total: 2, items: [{ id: '10007768' }, { id: '10003956' }] },
          });
        }));

    it.each(savedById)('[FAV-13] the list has the ids of the %s, newest first', (kind) =>
      pact
        .addInteraction()
        .given(favouritesSaved, savedFavourites(kind, { id: '9' }, { id: '7' }))
        .uponReceiving(`a request for all favourite ${kind}`)
        .withRequest('GET', `${path}/${kind}`, asHub)
        .willRespondWith(200, json({ total: 2, items: [{ id: '9' }, { id: '7' }] }))
        .executeTest(async ({ url }) => {
          expect(await client(url).listFavourites(context, kind)).toEqual({
            ok: true,
            value: { total: 2, items: [{ id: '9' }, { id: '7' }] },
          });
        }),
    );
  });
}

function shortlistContract(pact: PactV4): void {
  describe('the shortlist', () => {
    it('[FAV-12] the shortlist is saved with all five slots', () =>
      pact
        .addInteraction()
        .given(shortlistSaved, { slots, version: 3 })
        .uponReceiving('a save of the current shortlist')
        .withRequest('PUT', `${path}/top`, sending({ slots: changedSlots, version: 3 }))
        .willRespondWith(200, json({ slots: changedSlots, version: versionLike(4) }))
        .executeTest(async ({ url }) => {
          expect(await client(url).saveShortlist(context, changedSlots, 3)).toEqual({
            ok: true,
            value: { slots: changedSlots, version: 4 },
          });
        }));

    it('a save of an outdated shortlist returns `stale`', () =>
      pact
        .addInteraction()
        .given(shortlistSaved, { slots, version: 4 })
        .uponReceiving('a save of a shortlist that is not the current one')
        .withRequest('PUT', `${path}/top`, sending({ slots: changedSlots, version: 3 }))
        .willRespondWith(409)
        .executeTest(async ({ url }) => {
          expect(await client(url).saveShortlist(context, changedSlots, 3)).toEqual({
            ok: true,
            value: 'stale',
          });
        }));
  });
}
