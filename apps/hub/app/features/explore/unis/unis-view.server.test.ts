import { setImmediate } from 'node:timers/promises';
import type { Result } from '@applicant-hub/api-clients';
import type { UniPage, UniQuery } from '@applicant-hub/domain';
import { describe, expect, it, vi } from 'vitest';
import { failed, fakeCall, leicester, ok } from '#app/platform/request/testing/fake-call.ts';
import { sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { readUnisQuery } from './unis-query.ts';
import { unisView } from './unis-view.server.ts';

const queryOf = (address: string) => readUnisQuery(new URLSearchParams(address));

/** Unis from north to south. The last uni is the nearest. */
const unisOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleUni({
      providerId: String(index),
      latlon: { ...leicester, lat: leicester.lat + (count - index) / 100 },
      distance: null,
    }),
  );

/** An API with these unis. Records its requests. */
function apiWith(unis: UniPage['unis']) {
  const requests: UniQuery[] = [];
  const findUnis = (_context: unknown, query: UniQuery) => {
    requests.push(query);
    const { offset = 0, limit = 48 } = query;
    return ok({ total: unis.length, letters: ['L'], unis: unis.slice(offset, offset + limit) });
  };
  return { requests, courses: { findUnis } };
}

describe('the list of unis', () => {
  it("the list requests 48 unis with the conditions of the address, and does not send the applicant's home", async () => {
    const { requests, courses } = apiWith(unisOf(120));
    const view = await unisView(
      fakeCall({ courses }),
      queryOf('search=arts&letter=L&country=Wales&page=2'),
    );
    expect(requests).toEqual([
      { searchText: 'arts', letter: 'L', country: 'Wales', offset: 48, limit: 48 },
    ]);
    expect(view.list).toMatchObject({ total: 120, pageCount: 3, first: 49, last: 96 });
  });

  it.each(['', 'sort=distance'])(
    "with the query %j, the list has distances from the applicant's home",
    async (address) => {
      const north = sampleUni({ latlon: { ...leicester, lat: leicester.lat + 1 }, distance: null });
      const nowhere = sampleUni({ latlon: null, distance: 5 });
      const { courses } = apiWith([north, nowhere]);
      const { list } = await unisView(fakeCall({ courses }), queryOf(address));
      expect(list?.unis.map(({ distance }) => distance)).toEqual(['69 miles away', null]);
    },
  );

  it('a hub that cannot locate postcodes shows no home, no distances and no error message', async () => {
    const { courses } = apiWith(unisOf(2));
    const view = await unisView(fakeCall({ courses, geocode: null }), queryOf('sort=distance'));
    expect(view).toMatchObject({ home: null, problem: null, list: { total: 2 } });
    expect(view.list?.unis.map(({ distance }) => distance)).toEqual([null, null]);
  });

  it('the unis are requested immediately, without waiting for the home and the favourites', async () => {
    let respond: (value: Result<never>) => void = () => undefined;
    const late = new Promise<Result<never>>((resolve) => (respond = resolve));
    const { requests, courses } = apiWith(unisOf(1));
    const call = fakeCall({
      courses,
      identity: { listFavourites: () => late },
      geocode: { geocode: () => late },
    });
    const view = unisView(call, queryOf(''));
    expect(requests).toHaveLength(1);
    respond(await failed('timeout', null));
    expect(await view).toMatchObject({ problem: null, list: { total: 1 } });
  });

  it("a failed lookup of the applicant's home is handled while the list is loading", async () => {
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    const never = () => new Promise<Result<never>>(() => undefined);
    const geocode = { geocode: () => Promise.reject(new Error('a bug')) };
    const call = fakeCall({ courses: { findUnis: never }, geocode });
    await expect(unisView(call, queryOf(''))).rejects.toThrow('a bug');
    // An unhandled rejection is reported after all pending callbacks.
    await setImmediate();
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });

  it('favourites are marked', async () => {
    const { courses } = apiWith(unisOf(2));
    const call = fakeCall({ courses, favourites: { unis: [{ id: '1' }] } });
    const { list } = await unisView(call, queryOf(''));
    expect(list?.unis.map(({ id, isFavourite }) => [id, isFavourite])).toEqual([
      ['0', false],
      ['1', true],
    ]);
  });

  it('while the favourites are unavailable, it is unknown which unis are saved', async () => {
    const { courses } = apiWith(unisOf(2));
    const identity = { listFavourites: () => failed('timeout', null) };
    const { list } = await unisView(fakeCall({ courses, identity }), queryOf(''));
    expect(list?.unis.map(({ isFavourite }) => isFavourite)).toEqual([null, null]);
  });

  it('the nearest unis are found among all matches, and unis without a place are last', async () => {
    const nowhere = sampleUni({ providerId: 'nowhere', latlon: null });
    const { courses } = apiWith([nowhere, ...unisOf(149)]);
    const first = await unisView(fakeCall({ courses }), queryOf('sort=distance'));
    expect(first.list?.unis.slice(0, 3).map(({ id }) => id)).toEqual(['148', '147', '146']);
    const last = await unisView(fakeCall({ courses }), queryOf('sort=distance&page=4'));
    expect(last.list?.unis.at(-1)?.id).toBe('nowhere');
    expect(last.list).toMatchObject({ total: 150, first: 145, last: 150 });
  });

  it('the list is sorted from A to Z if the home is unknown', async () => {
    const { requests, courses } = apiWith(unisOf(3));
    const call = fakeCall({ courses, home: { lat: 0, lng: 0 } });
    const view = await unisView(call, queryOf('sort=distance'));
    expect(view.home).toEqual({ postcode: 'LE1 3HP', isKnown: false });
    expect(requests).toEqual([{ offset: 0, limit: 48 }]);
  });

  it.each(['', 'sort=distance'])(
    '[FAV-35] with the query %j, the list shows a message if the API fails',
    async (address) => {
      const courses = { findUnis: () => failed('unavailable', 503) };
      expect(await unisView(fakeCall({ courses }), queryOf(address))).toMatchObject({
        problem: 'There has been a problem fetching unis. (Back soon - 503)',
        list: null,
      });
    },
  );
});
