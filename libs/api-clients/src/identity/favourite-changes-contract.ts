import type { PactV4 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { asHub, context, sending } from '../testing/pact.ts';
import {
  client,
  favouritesSaved,
  history,
  savedFavourites,
  savedById,
  kindsById,
  path,
  psychology,
} from './favourites-contract-values.ts';

const done = { ok: true, value: null };

export function favouriteChangesContract(pact: PactV4): void {
  toggleContract(pact);
  completeListContract(pact);
  batchContract(pact);
}

function toggleContract(pact: PactV4): void {
  describe('a toggle', () => {
    it('[FAV-41] a toggle adds a course with its option and year', () =>
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
          const result = await client(url).toggleFavourite(context, 'courses', psychology, true);
          expect(result).toEqual(done);
        }));

    it.each(['unis', ...savedById] as const)('[FAV-41] a toggle adds an item to %s', (kind) =>
      pact
        .addInteraction()
        .uponReceiving(`a new favourite among the ${kind}`)
        .withRequest('PUT', `${path}/${kind}/7`, asHub)
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          expect(await client(url).toggleFavourite(context, kind, { id: '7' }, true)).toEqual(done);
        }),
    );

    it.each(['unis', ...savedById] as const)('[FAV-41] a toggle removes an item from %s', (kind) =>
      pact
        .addInteraction()
        .given(
          favouritesSaved,
          savedFavourites(kind, kind === 'unis' ? { providerId: '7' } : { id: '7' }),
        )
        .uponReceiving(`a removal of a favourite among the ${kind}`)
        .withRequest('DELETE', `${path}/${kind}/7`, asHub)
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const result = await client(url).toggleFavourite(context, kind, { id: '7' }, false);
          expect(result).toEqual(done);
        }),
    );

    it('[FAV-41] removing a course that is not a favourite succeeds', () =>
      pact
        .addInteraction()
        .uponReceiving('a removal of a course that is no favourite')
        .withRequest('DELETE', `${path}/courses/l14-psychology`, asHub)
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const result = await client(url).toggleFavourite(context, 'courses', psychology, false);
          expect(result).toEqual(done);
        }));
  });
}

function completeListContract(pact: PactV4): void {
  describe('a complete list of favourites', () => {
    it('[FAV-41] the client replaces the complete list of courses', () =>
      pact
        .addInteraction()
        .given(favouritesSaved, savedFavourites('courses', psychology))
        .uponReceiving('the whole list of favourite courses')
        .withRequest('PUT', `${path}/courses`, sending({ items: [history, psychology] }))
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const result = await client(url).setFavourites(context, 'courses', [history, psychology]);
          expect(result).toEqual(done);
        }));

    it('[FAV-41] the client replaces the complete list of unis', () =>
      pact
        .addInteraction()
        .uponReceiving('the whole list of favourite unis')
        .withRequest('PUT', `${path}/unis`, sending({ items: [{ providerId: '10007768' }] }))
        .willRespondWith(204)
        .executeTest(async ({ url }) => {
          const result = await client(url).setFavourites(context, 'unis', [{ id: '10007768' }]);
          expect(result).toEqual(done);
        }));

    it.each(kindsById)('[FAV-41] the client replaces the complete list of %s', (kind) =>
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
  });
}

function batchContract(pact: PactV4): void {
  describe('a batch of favourites', () => {
    it('the client adds and removes courses in one batch', () =>
      pact
        .addInteraction()
        .given(favouritesSaved, savedFavourites('courses', psychology))
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

    it('the client adds and removes unis in one batch', () =>
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

    it.each(savedById)('the client adds and removes %s in one batch', (kind) =>
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
}
