import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cache } from './cache.server.ts';
import { z } from 'zod';
import { createLocalCache } from './local-cache.server.ts';

/** For tests in which the shape of values does not matter. */
const any = z.unknown();

let cache: Cache;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  cache = createLocalCache();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the cache inside the process', () => {
  it('the cache returns a copy of a value until the lifetime of the value has expired', async () => {
    const value = { status: 'offers', at: 1 };
    await cache.set('key', value, 1000);
    value.at = 2;
    vi.advanceTimersByTime(999);
    expect(await cache.get('key', any)).toEqual({ status: 'offers', at: 1 });
    vi.advanceTimersByTime(2);
    expect(await cache.get('key', any)).toBeUndefined();
  });

  it('add stores a value only if the key has no value', async () => {
    expect(await cache.add('lock', 1, 1000)).toBe(true);
    expect(await cache.add('lock', 2, 1000)).toBe(false);
    expect(await cache.get('lock', any)).toBe(1);
    vi.advanceTimersByTime(1001);
    expect(await cache.add('lock', 3, 1000)).toBe(true);
  });

  it('a deleted value is not found', async () => {
    await cache.set('key', null, 1000);
    expect(await cache.get('key', any)).toBeNull();
    await cache.delete('key');
    expect(await cache.get('key', any)).toBeUndefined();
  });

  it("a value that does not match the reader's schema reads as missing", async () => {
    await cache.set('key', { status: 'offers' }, 1000);
    expect(await cache.get('key', z.array(z.string()))).toBeUndefined();
    expect(await cache.get('key', z.object({ status: z.string() }))).toEqual({ status: 'offers' });
  });

  it('a wipe removes all values of one applicant, but no values of other applicants', async () => {
    for (const owner of ['ann', 'ann:b', 'ben']) {
      await cache.set({ owner, name: 'one', mark: undefined }, owner, 1000);
      await cache.set({ owner, name: 'two', mark: undefined }, owner, 1000);
    }
    await cache.wipe('ann');
    expect(await cache.get({ owner: 'ann', name: 'one' }, any)).toBeUndefined();
    expect(await cache.get({ owner: 'ann', name: 'two' }, any)).toBeUndefined();
    expect(await cache.get({ owner: 'ann:b', name: 'one' }, any)).toBe('ann:b');
    expect(await cache.get({ owner: 'ben', name: 'two' }, any)).toBe('ben');
  });

  it('a value that was requested before a wipe is not stored, but later values are stored', async () => {
    const key = { owner: 'ann', name: 'one' };
    const before = await cache.wipeMark('ann');
    const ofBen = await cache.wipeMark('ben');
    await cache.wipe('ann');
    await cache.set({ ...key, mark: before }, 'before', 1000);
    expect(await cache.get(key, any)).toBeUndefined();
    await cache.set({ ...key, mark: await cache.wipeMark('ann') }, 'after', 1000);
    expect(await cache.get(key, any)).toBe('after');
    await cache.set({ ...key, owner: 'ben', mark: ofBen }, 'of ben', 1000);
    expect(await cache.get({ ...key, owner: 'ben' }, any)).toBe('of ben');
  });

  it('each wipe has a different mark, which is known for ten minutes', async () => {
    await cache.wipe('ann');
    const first = await cache.wipeMark('ann');
    expect(first).toBeDefined();
    await cache.wipe('ann');
    expect(await cache.wipeMark('ann')).not.toBe(first);
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(await cache.wipeMark('ann')).toBeDefined();
    vi.advanceTimersByTime(2);
    expect(await cache.wipeMark('ann')).toBeUndefined();
  });

  it('the oldest values are dropped when the cache is full', async () => {
    const half = 'x'.repeat(12 * 1024 * 1024);
    for (const key of ['one', 'two', 'three']) await cache.set(key, half, 1000);
    expect(await cache.get('one', any)).toBeUndefined();
    expect(await cache.get('three', any)).toBe(half);
  });
});
