import { type ChildProcess, execFileSync } from 'node:child_process';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import type { Cache } from './cache.server.ts';
import { createCache } from './create-cache.server.ts';
import { MAX_COMMANDS } from '#app/platform/server/redis/redis-bulkhead.server.ts';
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
const isNoPing = (command: string) => command !== 'ping';

const secrets = ['a secret of the tests, and of nobody else'] as const;

describe.skipIf(isRedisMissing)('the shared cache', () => {
  const { log, lines } = createRecordingLog();
  let port: number;
  let redis: ChildProcess;
  let cache: Cache;

  const holds = async (key: string) => (await cache.get(key, any)) !== undefined;
  const write = async () => {
    await cache.set('probe', 1, 60_000);
    return holds('probe');
  };

  beforeAll(async () => {
    port = await freePort();
    redis = await startRedis(port);
    cache = createCache(`redis://127.0.0.1:${port}`, log, secrets);
    await until(write);
    lines.length = 0;
  });

  afterAll(async () => {
    await cache.close();
    await stopRedis(redis);
  });

  it('the cache waits for a hanging Redis once instead of for each value, and deletions still take effect', async () => {
    const changes: boolean[] = [];
    const presence: boolean[] = [];
    const fresh = createRecordingLog();
    const third = createCache(`redis://127.0.0.1:${port}`, fresh.log, secrets, {
      onBreaker: (isOpen) => changes.push(isOpen),
      onThere: (isThere) => presence.push(isThere),
    });
    const isThere = async () => (await third.get('key', any)) === 1;
    const took = async (work: () => Promise<unknown>) => {
      const from = performance.now();
      await work();
      return performance.now() - from;
    };
    await cache.set('key', 1, 60_000);
    await until(isThere);
    fresh.lines.length = 0;

    redis.kill('SIGSTOP');
    onTestFinished(() => void redis.kill('SIGCONT'));
    await until(async () => !(await isThere()) && changes[0] === true);
    const sendCommand = vi.spyOn(Redis.prototype, 'sendCommand');
    // Ignores pings, which test whether Redis responds again.
    const sent = () => sendCommand.mock.calls.map(([{ name }]) => name).filter(isNoPing);
    for (let value = 0; value < 5; value += 1) {
      await third.get('key', any);
      await third.set('other', 1, 60_000);
      await third.wipeMark('ann');
    }
    expect(sent()).toEqual([]);
    // Each of these commands is sent, and times out.
    expect(await took(() => third.delete('key'))).toBeGreaterThan(200);
    expect(await took(() => third.insistOn('signed-out:a', true, 60_000))).toBeGreaterThan(200);
    expect(sent()).toEqual(['del', 'set']);
    sendCommand.mockRestore();
    expect(fresh.lines.map(({ level }) => level)).toEqual(['error']);
    expect(presence.at(-1)).toBe(false);

    redis.kill('SIGCONT');
    await until(() => Promise.resolve(changes.at(-1) === false));
    expect(changes).toEqual([true, false]);
    expect(await isThere()).toBe(false);
    expect(await third.get('signed-out:a', any)).toBe(true);
    expect(fresh.lines.at(-1)).toMatchObject({ msg: 'shared cache available again' });
    expect(presence.at(-1)).toBe(true);
    await third.close();
  });

  it('commands in flight are limited, and the limit does not count as an outage', async () => {
    let full = 0;
    const fresh = createRecordingLog();
    const third = createCache(`redis://127.0.0.1:${port}`, fresh.log, secrets, {
      onFull: () => (full += 1),
    });
    const read = () => third.get('key', any);
    await cache.set('key', 1, 60_000);
    await cache.set('other', 1, 60_000);
    await cache.wipe('ann');
    await until(async () => (await read()) === 1);
    fresh.lines.length = 0;

    // Reading many responses takes some time. Fake timers prevent commands from timing out during
    // that time.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    // All commands are sent in one turn of the event loop, before any response is read.
    const waiting = Array.from({ length: MAX_COMMANDS }, read);
    const past = [read(), third.add('key', 2, 60_000), third.wipeMark('ann')];
    // A command that changes a value is sent anyway.
    const deletion = third.delete('other');
    expect(await Promise.all(past)).toEqual([undefined, true, undefined]);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([1]));
    await deletion;
    expect(await holds('other')).toBe(false);
    expect(full).toBe(3);
    expect(await read()).toBe(1);
    expect(fresh.lines).toEqual([]);
    await third.close();
  });

  it('a response is read even if it arrives while the process is busy for longer than the time limit', async () => {
    await cache.set('key', 1, 60_000);
    const requested = cache.get('key', any);
    const busyUntil = performance.now() + 300;
    // Redis responds in order: when the other process has received its response, the response to
    // this process has also arrived.
    const ping = `connect(${port}).once('data', () => process.exit()).write('PING\\r\\n')`;
    execFileSync(process.execPath, ['-e', `require('node:net').${ping}`]);
    while (performance.now() < busyUntil);
    expect(await requested).toBe(1);
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('during an outage the cache appears empty, one line is logged, and the cache recovers without a restart', async () => {
    lines.length = 0;
    await stopRedis(redis);
    await until(async () => !(await holds('probe')));
    await cache.set('key', 1, 1000);
    expect(await cache.get('key', any)).toBeUndefined();
    expect(await cache.add('key', 1, 1000)).toBe(true);
    await cache.delete('key');
    expect(await cache.get({ owner: 'ann', name: 'key' }, any)).toBeUndefined();
    await cache.wipe('ann');
    expect(lines.map(({ level }) => level)).toEqual(['error']);

    redis = await startRedis(port);
    await until(write);
    expect(lines.at(-1)).toMatchObject({ msg: 'shared cache available again' });
  });
});
