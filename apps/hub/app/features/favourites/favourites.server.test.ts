import { expect, it } from 'vitest';
import { failed, fakeCall } from '#app/platform/request/testing/fake-call.ts';
import { getFavouriteIds, isAmong } from './favourites.server.ts';

const favourites = { unis: [{ id: 'keele' }] };

it.each([
  ['keele', true],
  ['leeds', false],
])('%s is a favourite: %s', async (id, expected) => {
  const ids = await getFavouriteIds(fakeCall({ favourites }), 'unis');
  expect(isAmong(ids, id)).toBe(expected);
});

it.each(['unavailable', 'timeout', 'network'] as const)(
  'nobody knows whether a thing is a favourite when the account does not say: %s',
  async (kind) => {
    const call = fakeCall({ identity: { listFavourites: () => failed(kind, null) } });
    expect(isAmong(await getFavouriteIds(call, 'unis'), 'keele')).toBeNull();
  },
);
