import { MatchersV3, type PactV4 } from '@pact-foundation/pact';
import type { CourseRef, HeartKind, ShortlistSlots } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import {
  type RequestBuilder,
  asHub,
  context,
  error,
  http,
  json,
  tokenRefused,
} from '../testing/pact.ts';
import { versionLike } from '../testing/values.ts';
import { createFavouritesClient } from './favourites.ts';

const { integer } = MatchersV3;

const favouritesKept = 'favourites are kept';
const shortlistKept = 'a shortlist is kept';

const path = '/api/v1/hub/favourites';
const client = (url: string) => createFavouritesClient(http('identity', url));
const done = { ok: true, value: null };

const sending = (body: object) => (request: RequestBuilder) => {
  asHub(request);
  request.jsonBody(body);
};

const psychology = {
  courseId: 'l14-psychology',
  courseOptionId: 'l14-psychology-ft',
  academicYearId: '2027',
} satisfies CourseRef;
const history = {
  courseId: 's18-history',
  courseOptionId: 's18-history-pt',
  academicYearId: '2028',
} satisfies CourseRef;

/** What the state needs of some favourites, newest first. */
const kept = (kind: HeartKind, ...items: Record<string, string>[]) => ({ kind, items });

const slots = {
  1: psychology,
  2: history,
  3: null,
  4: null,
  5: null,
} satisfies ShortlistSlots;
const changedSlots = { ...slots, 1: history, 2: psychology };

/** The kinds whose items are known by nothing but an id. */
const kindsById = ['locations', 'subjects', 'pages', 'filters'] as const;

/** The same, and events, which are kept one by one and are never set as a whole. */
const keptById = [...kindsById, 'events'] as const;

/**
 * What the hub expects of favourites. Part of the contract with identity-api: one file writes the
 * whole contract, so this only adds to it.
 */
export function favouritesContract(pact: PactV4): void {
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

    it('[FAV-12] has a count for each kind, and the shortlist with its version', () =>
      pact
        .addInteraction()
        .given(favouritesKept, kept('courses', psychology, history))
        .given(favouritesKept, kept('unis', { providerId: '10007768' }))
        .given(favouritesKept, kept('locations', { id: '1' }, { id: '2' }, { id: '3' }))
        .given(favouritesKept, kept('pages', { id: '1' }, { id: '2' }, { id: '3' }, { id: '4' }))
        .given(favouritesKept, kept('events', { id: 'open-day' }))
        .given(shortlistKept, { slots, version: 3 })
        .uponReceiving('a request for the counts of favourites and the shortlist')
        .withRequest('GET', `${path}/overview`, asHub)
        .willRespondWith(
          200,
          // No matchers: the rules decide by all of it.
          json({
            counts,
            shortlist: { slots, version: 3 },
          }),
        )
        .executeTest(async ({ url }) => {
          expect(await client(url).favouritesOverview(context)).toEqual({
            ok: true,
            value: {
              counts,
              shortlist: { slots, version: 3 },
            },
          });
        }));

    it('is there for somebody who never had a favourite', () =>
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

    it('knows that the session was not accepted', () =>
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

  describe('a list of favourites', () => {
    it('[FAV-11] has the newest courses, as many as were asked for, and says how many there are', () =>
      pact
        .addInteraction()
        .given(favouritesKept, kept('courses', psychology, history))
        .uponReceiving('a request for the newest favourite course')
        .withRequest('GET', `${path}/courses`, (request) => {
          asHub(request);
          request.query({ limit: '1' });
        })
        // No matcher around the list: exactly this one shows that the query is honoured.
        .willRespondWith(200, json({ total: 2, items: [psychology] }))
        .executeTest(async ({ url }) => {
          expect(await client(url).listFavourites(context, 'courses', 1)).toEqual({
            ok: true,
            value: { total: 2, items: [psychology] },
          });
        }));

    it('[FAV-13] has the unis by their providerId, newest first', () =>
      pact
        .addInteraction()
        .given(favouritesKept, kept('unis', { providerId: '10007768' }, { providerId: '10003956' }))
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

    it.each(keptById)('[FAV-13] has the %s by their id, newest first', (kind) =>
      pact
        .addInteraction()
        .given(favouritesKept, kept(kind, { id: '9' }, { id: '7' }))
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

  describe('a toggle', () => {
    it('[FAV-41] makes a course a favourite, with its option and year', () =>
      pact
        .addInteraction()
        .uponReceiving('a new favourite course')
        .withRequest(
          'PUT',
          `${path}/courses/l14-psychology`,
          sending({ courseOptionId: 'l14-psychology-ft', academicYearId: '2027' }),
        )
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const answer = await client(url).toggleFavourite(context, 'courses', psychology, true);
          expect(answer).toEqual(done);
        }));

    it.each(['unis', ...keptById] as const)('[FAV-41] makes one of %s a favourite', (kind) =>
      pact
        .addInteraction()
        .uponReceiving(`a new favourite among the ${kind}`)
        .withRequest('PUT', `${path}/${kind}/7`, asHub)
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          expect(await client(url).toggleFavourite(context, kind, { id: '7' }, true)).toEqual(done);
        }),
    );

    it.each(['unis', ...keptById] as const)('[FAV-41] makes one of %s none', (kind) =>
      pact
        .addInteraction()
        .given(favouritesKept, kept(kind, kind === 'unis' ? { providerId: '7' } : { id: '7' }))
        .uponReceiving(`a removal of a favourite among the ${kind}`)
        .withRequest('DELETE', `${path}/${kind}/7`, asHub)
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const answer = await client(url).toggleFavourite(context, kind, { id: '7' }, false);
          expect(answer).toEqual(done);
        }),
    );

    it('[FAV-41] removes a course that was not there without complaint', () =>
      pact
        .addInteraction()
        .uponReceiving('a removal of a course that is no favourite')
        .withRequest('DELETE', `${path}/courses/l14-psychology`, asHub)
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const answer = await client(url).toggleFavourite(context, 'courses', psychology, false);
          expect(answer).toEqual(done);
        }));
  });

  describe('many at once', () => {
    it('[FAV-41] sets the courses that there are to be', () =>
      pact
        .addInteraction()
        .given(favouritesKept, kept('courses', psychology))
        .uponReceiving('the whole list of favourite courses')
        .withRequest('PUT', `${path}/courses`, sending({ items: [history, psychology] }))
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const answer = await client(url).setFavourites(context, 'courses', [history, psychology]);
          expect(answer).toEqual(done);
        }));

    it('[FAV-41] sets the unis that there are to be', () =>
      pact
        .addInteraction()
        .uponReceiving('the whole list of favourite unis')
        .withRequest('PUT', `${path}/unis`, sending({ items: [{ providerId: '10007768' }] }))
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const answer = await client(url).setFavourites(context, 'unis', [{ id: '10007768' }]);
          expect(answer).toEqual(done);
        }));

    it.each(kindsById)('[FAV-41] sets the %s that there are to be', (kind) =>
      pact
        .addInteraction()
        .uponReceiving(`the whole list of favourite ${kind}`)
        .withRequest('PUT', `${path}/${kind}`, sending({ items: [{ id: '9' }, { id: '7' }] }))
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const items = [{ id: '9' }, { id: '7' }];
          expect(await client(url).setFavourites(context, kind, items)).toEqual(done);
        }),
    );

    it('adds and removes courses in one batch', () =>
      pact
        .addInteraction()
        .given(favouritesKept, kept('courses', psychology))
        .uponReceiving('a change of several favourite courses')
        .withRequest(
          'POST',
          `${path}/courses/changes`,
          sending({ add: [history], remove: ['l14-psychology', 'no-favourite'] }),
        )
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const change = { add: [history], remove: ['l14-psychology', 'no-favourite'] };
          expect(await client(url).changeFavourites(context, 'courses', change)).toEqual(done);
        }));

    it('adds and removes unis in one batch', () =>
      pact
        .addInteraction()
        .uponReceiving('a change of several favourite unis')
        .withRequest(
          'POST',
          `${path}/unis/changes`,
          sending({ add: [{ providerId: '10007768' }], remove: ['10003956'] }),
        )
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const change = { add: [{ id: '10007768' }], remove: ['10003956'] };
          expect(await client(url).changeFavourites(context, 'unis', change)).toEqual(done);
        }));

    it.each(keptById)('adds and removes %s in one batch', (kind) =>
      pact
        .addInteraction()
        .uponReceiving(`a change of several favourite ${kind}`)
        .withRequest(
          'POST',
          `${path}/${kind}/changes`,
          sending({ add: [{ id: '9' }], remove: ['7'] }),
        )
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const change = { add: [{ id: '9' }], remove: ['7'] };
          expect(await client(url).changeFavourites(context, kind, change)).toEqual(done);
        }),
    );
  });

  describe('the shortlist', () => {
    it('[FAV-12] is saved with all five slots', () =>
      pact
        .addInteraction()
        .given(shortlistKept, { slots, version: 3 })
        .uponReceiving('a save of the current shortlist')
        .withRequest('PUT', `${path}/top`, sending({ slots: changedSlots, version: 3 }))
        .willRespondWith(200, json({ slots: changedSlots, version: versionLike(4) }))
        .executeTest(async ({ url }) => {
          expect(await client(url).saveShortlist(context, changedSlots, 3)).toEqual({
            ok: true,
            value: { slots: changedSlots, version: 4 },
          });
        }));

    it('is stale when it was saved from elsewhere', () =>
      pact
        .addInteraction()
        .given(shortlistKept, { slots, version: 4 })
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
