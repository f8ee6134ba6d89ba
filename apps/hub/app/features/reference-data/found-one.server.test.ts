import { expect, it } from 'vitest';
import { foundOne } from './found-one.server.ts';

it.each([
  [{ ok: true, value: ['a'] } as const, { ok: true, value: 'a' }],
  [{ ok: true, value: ['a'], isPartial: true } as const, { ok: true, value: 'a' }],
  [{ ok: true, value: [] } as const, { ok: true, value: null }],
])('[AMB-119] the only item of %j is %j', (result, expected) => {
  expect(foundOne('events', result)).toEqual(expected);
});

it('[AMB-119] an item that is missing from a partial list is a failure, not an unknown id', () => {
  expect(foundOne('events', { ok: true, value: [], isPartial: true })).toMatchObject({
    ok: false,
    failure: { kind: 'badContract', api: 'events' },
  });
});
