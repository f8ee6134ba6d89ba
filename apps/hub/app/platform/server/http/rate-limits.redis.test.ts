import type { ChildProcess } from 'node:child_process';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRateLimits, type RateLimits } from './rate-limits.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import {
  freePort,
  isRedisMissing,
  startRedis,
  stopRedis,
  until,
} from '#app/platform/server/testing/redis.ts';

const limits = { signIn: 2, save: 0, lookup: 3, search: 2, privateLink: 1, report: 1 };

function create(url: string | null) {
  const { log, lines } = createRecordingLog();
  const secrets: [string] = ['a secret of at least thirty-two characters'];
  const callbacks = { onBreaker: vi.fn(), onFull: vi.fn() };
  return { lines, of: createRateLimits({ limits, url, secrets, log, ...callbacks }) };
}

/** Tests for both kinds of counters. */
function itLimits(limitsOf: () => RateLimits): void {
  it('each limit is counted per user, and the result is the time until the next request is allowed', async () => {
    const { count } = limitsOf();
    expect([await count('signIn', 'a'), await count('signIn', 'a')]).toEqual([null, null]);
    const waitS = await count('signIn', 'a');
    expect(waitS).toBeGreaterThan(0);
    expect(waitS).toBeLessThanOrEqual(60);
    expect(await count('signIn', 'b')).toBeNull();
    expect(await count('search', 'a')).toBeNull();
  });

  it('a limit of 0 never refuses a request', async () => {
    const { count } = limitsOf();
    const seen = await Promise.all(Array.from({ length: 50 }, () => count('save', 'a')));
    expect(new Set(seen)).toEqual(new Set([null]));
  });

  it('`peek` returns the state of a limit without counting', async () => {
    const { count, peek: look } = limitsOf();
    expect([await look('privateLink', 'a'), await look('privateLink', 'a')]).toEqual([null, null]);
    await count('privateLink', 'a');
    expect(await look('privateLink', 'a')).toBeGreaterThan(0);
    expect(await look('privateLink', 'b')).toBeNull();
  });
}

describe('limits of one process', () => {
  let own: RateLimits;
  beforeEach(() => {
    own = create(null).of;
  });
  itLimits(() => own);

  it('limits of one process expire', async () => {
    vi.useFakeTimers();
    try {
      await own.count('privateLink', 'a');
      expect(await own.count('privateLink', 'a')).toBe(60);
      vi.advanceTimersByTime(60_000);
      expect(await own.count('privateLink', 'a')).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe.skipIf(isRedisMissing)('limits that all instances share', () => {
  let port: number;
  let server: ChildProcess;
  let redis: Redis;
  let first: ReturnType<typeof create>;
  let second: ReturnType<typeof create>;

  beforeAll(async () => {
    port = await freePort();
    server = await startRedis(port);
    redis = new Redis(port);
  });
  beforeEach(async () => {
    await redis.flushall();
    [first, second] = [create(`redis://127.0.0.1:${port}`), create(`redis://127.0.0.1:${port}`)];
    // Until Redis is connected, each instance counts separately.
    await until(async () => {
      await Promise.all([first.of.count('lookup', 'first'), second.of.count('lookup', 'second')]);
      return (await redis.keys('*')).length === 2;
    });
    await redis.flushall();
  });
  afterEach(async () => {
    await Promise.all([first.of.close(), second.of.close()]);
  });
  afterAll(async () => {
    redis.disconnect();
    await stopRedis(server);
  });

  itLimits(() => first.of);

  it('requests to both instances count towards the same limit, and no user id is stored', async () => {
    expect([await first.of.count('signIn', 'a'), await second.of.count('signIn', 'a')]).toEqual([
      null,
      null,
    ]);
    expect(await first.of.count('signIn', 'a')).toBeGreaterThan(0);
    expect(await second.of.count('signIn', 'a')).toBeGreaterThan(0);
    await first.of.count('search', 'person waiting-id');
    expect((await redis.keys('*')).join()).not.toContain('waiting-id');
  });

  it('each process counts separately while Redis is unavailable, and logs the outage once', async () => {
    await stopRedis(server);
    first.lines.length = 0;
    const alone = async () => [
      await first.of.count('signIn', 'z'),
      await first.of.count('signIn', 'z'),
    ];
    expect(await alone()).toEqual([null, null]);
    expect(await first.of.count('signIn', 'z')).toBeGreaterThan(0);
    expect(first.lines.map(({ msg }) => msg)).toEqual([
      'shared rate limits unavailable, counting alone',
    ]);
    server = await startRedis(port);
  });
});
