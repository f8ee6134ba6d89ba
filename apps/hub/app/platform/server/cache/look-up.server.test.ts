import type { Result } from '@applicant-hub/api-clients';
import { describe, expect, it } from 'vitest';
import { createLocalCache } from './local-cache.server.ts';
import { lookUp } from './look-up.server.ts';
import type { InFlight } from './one-in-flight.server.ts';

interface Item {
  id: string;
}

function library(known: (id: string) => boolean = () => true, isPartial = false) {
  const requests: string[][] = [];
  const cache = createLocalCache();
  const inFlight: InFlight = new Map();
  const find = (keys: readonly string[]) =>
    lookUp<Item>(cache, inFlight, {
      name: 'thing',
      keys,
      keyOf: ({ id }) => id,
      fetch(missing) {
        requests.push(missing);
        return Promise.resolve({
          ok: true,
          value: missing.filter(known).map((id) => ({ id })),
          ...(isPartial && { isPartial }),
        });
      },
    });
  return { find, requests };
}

const idsOf = (result: Result<Item[]>) => (result.ok ? result.value.map(({ id }) => id) : null);

describe('looking up items by id', () => {
  it('a look-up preserves the order of the ids, and omits unknown ids', async () => {
    const { find } = library((id) => id !== 'b');
    expect(idsOf(await find(['c', 'b', 'a']))).toEqual(['c', 'a']);
  });

  it('a look-up requests only ids that are not cached', async () => {
    const { find, requests } = library();
    await find(['a', 'b']);
    expect(idsOf(await find(['b', 'c', 'a']))).toEqual(['b', 'c', 'a']);
    expect(requests).toEqual([['a', 'b'], ['c']]);
  });

  it('a look-up requests up to a hundred ids at a time', async () => {
    const { find, requests } = library();
    const keys = Array.from({ length: 250 }, (_, index) => String(index));
    expect(idsOf(await find(keys))).toEqual(keys);
    expect(requests.map((page) => page.length)).toEqual([100, 100, 50]);
  });

  it('an unknown id is cached for a while', async () => {
    const { find, requests } = library(() => false);
    await find(['a']);
    expect(idsOf(await find(['a']))).toEqual([]);
    expect(requests).toEqual([['a']]);
  });

  it('concurrent look-ups of the same ids share one request', async () => {
    const { find, requests } = library();
    const answers = await Promise.all([find(['a', 'b']), find(['a', 'b']), find(['b', 'a'])]);
    expect(answers.map(idsOf)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(requests).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  it('[AMB-119] an id that is missing from a partial response is treated as unread for a while', async () => {
    const { find, requests } = library((id) => id !== 'b', true);
    const partial = { ok: true, value: [{ id: 'a' }], isPartial: true };
    expect(await find(['a', 'b'])).toEqual(partial);
    expect(await find(['a', 'b'])).toEqual(partial);
    expect(requests).toEqual([['a', 'b']]);
    expect(await find(['a'])).toEqual({ ok: true, value: [{ id: 'a' }] });
  });

  it('a look-up without ids sends no request', async () => {
    const { find, requests } = library();
    expect(idsOf(await find([]))).toEqual([]);
    expect(requests).toEqual([]);
  });
});
