import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache, type Cache } from './cache.server.ts';
import { createRecordingLog } from './testing/recording-log.ts';

let cache: Cache;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  cache = createCache(null, createRecordingLog().log);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the cache inside the process', () => {
  it('gives back a copy of what was put in, until its time is over', async () => {
    const value = { status: 'offers', at: 1 };
    await cache.set('key', value, 1000);
    value.at = 2;
    vi.advanceTimersByTime(999);
    expect(await cache.get('key')).toEqual({ status: 'offers', at: 1 });
    vi.advanceTimersByTime(2);
    expect(await cache.get('key')).toBeUndefined();
  });

  it('takes a value out once', async () => {
    await cache.set('key', 'value', 1000);
    expect(await cache.take('key')).toBe('value');
    expect(await cache.take('key')).toBeUndefined();
  });

  it('adds only where nothing is', async () => {
    expect(await cache.add('lock', 1, 1000)).toBe(true);
    expect(await cache.add('lock', 2, 1000)).toBe(false);
    expect(await cache.get('lock')).toBe(1);
    vi.advanceTimersByTime(1001);
    expect(await cache.add('lock', 3, 1000)).toBe(true);
  });

  it('deletes', async () => {
    await cache.set('key', null, 1000);
    expect(await cache.get('key')).toBeNull();
    await cache.delete('key');
    expect(await cache.get('key')).toBeUndefined();
  });

  it('drops the oldest values instead of growing for ever', async () => {
    const half = 'x'.repeat(12 * 1024 * 1024);
    for (const key of ['one', 'two', 'three']) await cache.set(key, half, 1000);
    expect(await cache.get('one')).toBeUndefined();
    expect(await cache.get('three')).toBe(half);
  });
});
