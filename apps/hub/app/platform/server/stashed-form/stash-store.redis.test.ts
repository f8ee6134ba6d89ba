import type { ChildProcess } from 'node:child_process';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLocalStashStore } from './local-stash-store.server.ts';
import { createSharedStashStore } from './shared-stash-store.server.ts';
import type { StashStore } from './stash-store.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import {
  freePort,
  isRedisMissing,
  startRedis,
  stopRedis,
  until,
} from '#app/platform/server/testing/redis.ts';

const limits = { ownerSize: 1_000, ownerTexts: 3, totalSize: 5_000 };
const MINUTE = 60_000;

const found = async (store: StashStore, ids: readonly (string | null)[]) => {
  const texts = await Promise.all(ids.map((id) => store.find(id ?? '')));
  return texts.map((text) => text !== null);
};

/** Tests for both stores. */
function itKeeps(storeOf: () => StashStore): void {
  it('a text is found by its key until it is removed, and only one caller receives true for the removal', async () => {
    const store = storeOf();
    const id = await store.keep('a', 'text', MINUTE);
    expect(await store.find(id ?? '')).toBe('text');
    expect(await store.find('another')).toBeNull();
    const removed = await Promise.all([store.remove(id ?? ''), store.remove(id ?? '')]);
    expect(removed.toSorted()).toEqual([false, true]);
    expect(await store.find(id ?? '')).toBeNull();
  });

  it('each owner has a quota by number and size, and their oldest text is removed first', async () => {
    const store = storeOf();
    const other = await store.keep('b', 'x'.repeat(900), MINUTE);
    const small = [];
    for (let n = 0; n < 4; n += 1) small.push(await store.keep('a', 'text', MINUTE));
    expect(await found(store, small)).toEqual([false, true, true, true]);
    const large = await store.keep('a', 'x'.repeat(993), MINUTE);
    expect(await found(store, [...small, large, other])).toEqual([
      ...[false, false, false, true],
      ...[true, true],
    ]);
    expect(await store.keep('a', 'x'.repeat(1_001), MINUTE)).toBeNull();
    expect(await found(store, [large, other])).toEqual([true, true]);
  });

  it('the store never exceeds its limit with any number of owners, and the oldest text is removed first', async () => {
    const store = storeOf();
    const ids = [];
    for (let n = 0; n < 200; n += 1)
      ids.push(await store.keep(`owner-${n}`, 'x'.repeat(900), MINUTE));
    const left = await found(store, ids);
    expect(left.filter(Boolean)).toHaveLength(5);
    expect(left.slice(-5)).toEqual(Array(5).fill(true));
  });
}

describe('form input in the process', () => {
  let store: StashStore;
  beforeEach(() => {
    store = createLocalStashStore(limits);
  });
  afterEach(() => store.close());

  itKeeps(() => store);
});

describe.skipIf(isRedisMissing)('form input that all instances share', () => {
  const { log, lines } = createRecordingLog();
  let port: number;
  let server: ChildProcess;
  let store: StashStore;
  let second: StashStore;
  let redis: Redis;

  beforeAll(async () => {
    port = await freePort();
    server = await startRedis(port);
    const url = `redis://127.0.0.1:${port}`;
    redis = new Redis(url);
    store = createSharedStashStore(url, limits, log);
    second = createSharedStashStore(url, limits, createRecordingLog().log);
    await until(async () => (await store.keep('a', 'text', MINUTE)) !== null);
    await until(async () => (await second.keep('a', 'text', MINUTE)) !== null);
    lines.length = 0;
  });
  beforeEach(() => redis.flushall());
  afterAll(async () => {
    await Promise.all([store.close(), second.close()]);
    redis.disconnect();
    await stopRedis(server);
  });

  itKeeps(() => store);

  it('instances share one store with one quota and one limit', async () => {
    const ids = [];
    for (const one of [store, second, store, second]) ids.push(await one.keep('a', 'text', MINUTE));
    expect(await found(second, ids)).toEqual([false, true, true, true]);
  });

  it('the shared store expires texts, and its counts stay correct', async () => {
    await store.keep('a', 'x'.repeat(900), 30);
    await until(async () => (await redis.keys('*')).length === 0);
    const [short, long] = [
      await store.keep('b', 'text', 30),
      await store.keep('c', 'text', MINUTE),
    ];
    await until(async () => {
      await store.keep('d', 'text', MINUTE);
      return (await store.find(short ?? '')) === null;
    });
    expect(await store.find(long ?? '')).toBe('text');
    const [size, values] = await Promise.all([
      redis.get('applicant-hub:{kept-input}:1:size'),
      redis.hvals('applicant-hub:{kept-input}:1:texts'),
    ]);
    expect(Number(size)).toBe(values.join('').length);
  });

  it('the shared store works again after the server has lost part of its data', async () => {
    for (let n = 0; n < 5; n += 1) await store.keep(`o${n}`, 'x'.repeat(900), MINUTE);
    await redis.del('applicant-hub:{kept-input}:1:texts');
    const ids = [];
    for (let n = 0; n < 7; n += 1) ids.push(await store.keep(`p${n}`, 'x'.repeat(900), MINUTE));
    expect((await found(store, ids)).filter(Boolean)).toHaveLength(5);
  });

  it('the shared store stores nothing while it is unavailable, logs this once, and recovers', async () => {
    await stopRedis(server);
    await until(async () => (await store.keep('a', 'text', MINUTE)) === null);
    expect(await store.find('x')).toBeNull();
    expect(await store.remove('x')).toBe(false);
    expect(lines.map(({ level }) => level)).toEqual(['error']);
    server = await startRedis(port);
    await until(async () => (await store.keep('a', 'text', MINUTE)) !== null);
  });
});
