import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCache, type Cache } from './cache.server.ts';
import { createRecordingLog } from './testing/recording-log.ts';
import { freePort, isRedisMissing, startRedis, stopRedis, until } from './testing/redis.ts';

describe.skipIf(isRedisMissing)('the shared cache', () => {
  const { log, lines } = createRecordingLog();
  let port: number;
  let redis: ChildProcess;
  let cache: Cache;
  let second: Cache;

  const holds = async (key: string) => (await cache.get(key)) !== undefined;
  const write = async () => {
    await cache.set('probe', 1, 60_000);
    return holds('probe');
  };

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    cache = createCache(`redis://127.0.0.1:${port}`, log);
    second = createCache(`redis://127.0.0.1:${port}`, createRecordingLog().log);
    await until(write);
    await until(() => second.get('probe').then((value) => value !== undefined));
    lines.length = 0;
  });

  afterAll(async () => {
    await Promise.all([cache.close(), second.close()]);
    await stopRedis(redis);
  });

  it('is one cache for all instances', async () => {
    await cache.set('shared', { a: [1, 'two', null] }, 60_000);
    expect(await second.get('shared')).toEqual({ a: [1, 'two', null] });
    await second.delete('shared');
    expect(await cache.get('shared')).toBeUndefined();
  });

  it('gives a value to one taker only', async () => {
    await cache.set('once', 'value', 60_000);
    const taken = await Promise.all([cache.take('once'), second.take('once')]);
    expect(taken.filter((value) => value === 'value')).toHaveLength(1);
  });

  it('lets one of several add', async () => {
    const added = await Promise.all([cache.add('lock', 1, 60_000), second.add('lock', 2, 60_000)]);
    expect(added.toSorted()).toEqual([false, true]);
  });

  it('forgets', async () => {
    await cache.set('short', 1, 30);
    await until(async () => !(await holds('short')));
  });

  it('never breaks a page: an outage reads as empty, is logged once, and ends by itself', async () => {
    await stopRedis(redis);
    await until(async () => !(await holds('probe')));
    await cache.set('key', 1, 1000);
    expect(await cache.get('key')).toBeUndefined();
    expect(await cache.take('key')).toBeUndefined();
    expect(await cache.add('key', 1, 1000)).toBe(true);
    await cache.delete('key');
    expect(lines.map(({ level }) => level)).toEqual(['error']);

    redis = await startRedis(port);
    await until(write);
    expect(lines.at(-1)).toMatchObject({ msg: 'the shared cache answers again' });
  });
});
