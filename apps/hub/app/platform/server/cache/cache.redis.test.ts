import type { ChildProcess } from 'node:child_process';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createCacheSeal } from '#app/platform/server/crypto/cache-seal.server.ts';
import type { Cache } from './cache.server.ts';
import { createCache } from './create-cache.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import {
  freePort,
  isRedisMissing,
  startRedis,
  stopRedis,
  until,
} from '#app/platform/server/testing/redis.ts';

/** For tests in which the shape of values does not matter. */
const any = z.unknown();

const isMark = (key: string) => key.includes(':wiped:');

const indexOf = (digest: string) => `applicant-hub:2:keys-of:${digest}`;

const secrets = ['a secret of the tests, and of nobody else'] as const;

describe.skipIf(isRedisMissing)('the shared cache', () => {
  const { log, lines } = createRecordingLog();
  let port: number;
  let redis: ChildProcess;
  let cache: Cache;
  let second: Cache;
  /** Direct access to the store, as an attacker might have. */
  let raw: Redis;

  const holds = async (key: string) => (await cache.get(key, any)) !== undefined;
  const write = async () => {
    await cache.set('probe', 1, 60_000);
    return holds('probe');
  };

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    cache = createCache(`redis://127.0.0.1:${port}`, log, secrets);
    second = createCache(`redis://127.0.0.1:${port}`, createRecordingLog().log, secrets);
    await until(write);
    await until(() => second.get('probe', any).then((value) => value !== undefined));
    raw = new Redis(port, '127.0.0.1').on('error', () => undefined);
    lines.length = 0;
  });

  beforeEach(() => raw.flushall());

  afterAll(async () => {
    raw.disconnect();
    await Promise.all([cache.close(), second.close()]);
    await stopRedis(redis);
  });

  it('all instances share one cache', async () => {
    await cache.set('shared', { a: [1, 'two', null] }, 60_000);
    expect(await second.get('shared', any)).toEqual({ a: [1, 'two', null] });
    await second.delete('shared');
    expect(await cache.get('shared', any)).toBeUndefined();
  });

  it('only one of several concurrent add calls succeeds', async () => {
    const added = await Promise.all([cache.add('lock', 1, 60_000), second.add('lock', 2, 60_000)]);
    expect(added.toSorted()).toEqual([false, true]);
  });

  it('a value is not returned after its lifetime', async () => {
    await cache.set('short', 1, 30);
    await until(async () => !(await holds('short')));
  });

  /** All content of the store, as an attacker would see it. */
  async function dump(): Promise<{ keys: string[]; text: string }> {
    const keys = await raw.keys('*');
    const seen = await Promise.all(
      keys.map(async (key) =>
        (await raw.type(key)) === 'zset'
          ? (await raw.zrange(key, '0', '-1')).join()
          : ((await raw.getBuffer(key))?.toString('latin1') ?? ''),
      ),
    );
    return { keys, text: [...keys, ...seen].join('\n') };
  }

  it.each([
    ['truncated JSON', '{"status":"off'],
    ['another shape', '{"state":{"a":1}}'],
    ['a number', '7'],
    ['a list', '[1,2]'],
    ['an empty value', ''],
    ['null', 'null'],
    ['random bytes', Buffer.from([255, 0, 254, 1, 2])],
  ])('a value that the hub did not write is ignored and deleted: %s', async (_, poison) => {
    const personal = { owner: 'ann', name: 'poisoned', mark: undefined };
    await cache.set('poisoned', { status: 'offers' }, 60_000);
    await cache.set(personal, { status: 'offers' }, 60_000);
    const { keys } = await dump();
    const values = keys.filter((key) => !key.includes(':keys-of:'));
    for (const key of values) await raw.set(key, poison);
    expect(await cache.get('poisoned', any)).toBeUndefined();
    expect(await cache.get(personal, any)).toBeUndefined();
    expect(await raw.exists('applicant-hub:2:poisoned')).toBe(0);
    // The next response replaces the value.
    await cache.set('poisoned', 'new', 60_000);
    expect(await cache.get('poisoned', any)).toBe('new');
  });

  it('a value of another type, key or shape is ignored', async () => {
    await cache.set('one', { n: 1 }, 60_000);
    await cache.set('other', { n: 2 }, 60_000);
    await raw.copy('applicant-hub:2:one', 'applicant-hub:2:other', 'REPLACE');
    expect(await cache.get('other', any)).toBeUndefined();
    expect(await cache.get('one', z.object({ m: z.number() }))).toBeUndefined();
    expect(await raw.exists('applicant-hub:2:one')).toBe(0);
    await raw.lpush('applicant-hub:2:listed', 'a');
    expect(await cache.get('listed', any)).toBeUndefined();
  });

  it('invalid values are logged once a minute', async () => {
    const fresh = createRecordingLog();
    const third = createCache(`redis://127.0.0.1:${port}`, fresh.log, secrets);
    await until(async () => {
      await third.set('ready', 1, 60_000);
      return (await third.get('ready', any)) === 1;
    });
    fresh.lines.length = 0;
    const read = async () => {
      await raw.set('applicant-hub:2:bad', '7');
      expect(await third.get('bad', any)).toBeUndefined();
    };
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
    await read();
    await read();
    expect(fresh.lines).toMatchObject([
      {
        level: 'warn',
        msg: 'unreadable values in shared cache, treated as missing',
      },
    ]);
    clock.mockReturnValue(1_060_000);
    await read();
    expect(fresh.lines).toHaveLength(2);
    clock.mockRestore();
    await third.close();
  });

  it('the store reveals neither keys nor owners, and after a wipe it has no values of the applicant', async () => {
    const ann = { owner: 'uid-of-ann', name: 'committed:2027', mark: undefined };
    const ben = { owner: 'uid-of-ben', name: 'committed:2027', mark: undefined };
    for (const key of [ann, ben]) {
      await cache.set(key, { status: 'offersReceived', email: 'ann@example.org' }, 60_000);
    }
    await second.set({ ...ann, name: 'notice:1' }, 'Removed from favourites', 60_000);
    const before = await dump();
    expect(before.keys).toHaveLength(5);
    expect(before.text).not.toMatch(/uid-of|committed|notice|offersReceived|example|Removed/);
    await cache.wipe('uid-of-ann');
    const after = await dump();
    // Ben's value and his index remain. For Ann, only the wipe mark is stored, for a few minutes.
    expect(after.keys.filter((key) => !isMark(key))).toHaveLength(2);
    const marks = after.keys.filter(isMark);
    expect(marks).toHaveLength(1);
    expect(await raw.pttl(marks[0] ?? '')).toBeGreaterThan(0);
    expect(after.text).not.toMatch(/uid-of|committed|notice|offersReceived|example|Removed/);
    expect(await cache.get(ann, any)).toBeUndefined();
    expect(await cache.get(ben, any)).toMatchObject({ status: 'offersReceived' });
  });

  it('a foreign value in place of an index is replaced, and does not count as an outage', async () => {
    const ann = { owner: 'ann', name: 'kept', mark: undefined };
    const [index = ''] = createCacheSeal(secrets).digests('ann').map(indexOf);
    lines.length = 0;
    await raw.set(index, '7');
    await cache.set(ann, 1, 60_000);
    expect(await raw.zcard(index)).toBe(1);
    await raw.set(index, '7');
    await cache.wipe('ann');
    expect(await raw.exists(index)).toBe(0);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('values sealed with an older secret are found and wiped', async () => {
    const key = { owner: 'ann', name: 'kept', mark: undefined };
    await cache.set(key, 'old', 60_000);
    const rotated = createCache(`redis://127.0.0.1:${port}`, createRecordingLog().log, [
      'a newer secret of the tests, and of nobody else',
      ...secrets,
    ]);
    await until(async () => (await rotated.get(key, any)) === 'old');
    await rotated.set({ ...key, name: 'newer' }, 'new', 60_000);
    await rotated.wipe('ann');
    const { keys } = await dump();
    expect(keys.filter((each) => !isMark(each))).toEqual([]);
    // An instance that has only the older secret also reads the wipe mark.
    expect(await cache.wipeMark('ann')).toBe(await rotated.wipeMark('ann'));
    expect(await cache.wipeMark('ann')).toBeDefined();
    await rotated.close();
  });

  it('a value that was requested before a wipe by another instance is not stored', async () => {
    const key = { owner: 'ann', name: 'answer' };
    const before = await cache.wipeMark('ann');
    await second.wipe('ann');
    await cache.set({ ...key, mark: before }, 'before', 60_000);
    expect(await cache.get(key, any)).toBeUndefined();
    expect((await dump()).keys.filter((each) => !isMark(each))).toEqual([]);
    await cache.set({ ...key, mark: await cache.wipeMark('ann') }, 'after', 60_000);
    expect(await second.get(key, any)).toBe('after');
  });

  it('an invalid wipe mark reads as a missing mark, and does not count as an outage', async () => {
    lines.length = 0;
    await cache.wipe('ann');
    const [marked = ''] = (await raw.keys('*')).filter(isMark);
    await raw.del(marked);
    await raw.lpush(marked, 'a');
    const mark = await cache.wipeMark('ann');
    expect(mark).toBeUndefined();
    await cache.set({ owner: 'ann', name: 'kept', mark }, 1, 60_000);
    expect(await cache.get({ owner: 'ann', name: 'kept' }, any)).toBe(1);
    await cache.wipe('ann');
    expect(await cache.wipeMark('ann')).toBeDefined();
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('a value above the size limit is not stored, and the earlier value is removed', async () => {
    const personal = { owner: 'ann', name: 'kept', mark: undefined };
    const largest = 'x'.repeat(2_000_000);
    lines.length = 0;
    for (const key of ['shared', personal]) {
      await cache.set(key, largest, 60_000);
      expect(await cache.get(key, any)).toBe(largest);
      await cache.set(key, `${largest}${'x'.repeat(100_000)}`, 60_000);
      expect(await cache.get(key, any)).toBeUndefined();
    }
    expect((await dump()).keys.filter((key) => !key.includes(':keys-of:'))).toEqual([]);
    expect(lines).toMatchObject([
      { level: 'warn', msg: 'value too large for shared cache, not kept' },
    ]);
  });

  it('a stored value above the size limit reads as missing, and is deleted', async () => {
    const name = 'applicant-hub:2:large';
    const json = JSON.stringify('x'.repeat(2_100_000));
    await raw.set(name, createCacheSeal(secrets).seal(name, json));
    expect(await cache.get('large', any)).toBeUndefined();
    expect(await raw.exists(name)).toBe(0);
  });
});
