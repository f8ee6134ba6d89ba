import { Redis } from 'ioredis';
import { isRedisMissing, type LogLine, startPair } from '../../fixtures/hub-pair.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Visitor } from '../../fixtures/visitor.ts';
import { screens } from '../../screens/screens.ts';

/** All screens that need no setup. */
const paths = [
  ...new Set(
    screens
      .filter(({ given, isSignedOut }) => given === undefined && isSignedOut !== true)
      .map(({ path }) => path),
  ),
];

// Requests alternate between the two hubs, and the hub that reads a poisoned value first removes
// it. With an odd number of requests, each hub is first in every other round.
if (paths.length % 2 === 0) paths.push('/status');

/** Ways to replace the value of a key in the shared cache; `other` is the value of another key. */
const poisons: Record<string, (value: Buffer, other: Buffer) => Buffer | string> = {
  'a truncated value': (value) => value.subarray(0, value.length / 2),
  'truncated JSON': () => '{"result":{"ok":true,"value":[{"id":"1"',
  'JSON with another structure': () =>
    '{"result":{"ok":true,"value":{"another":"shape"}},"freshUntil":9e15,"keptUntil":9e15}',
  'a number': () => '7',
  'a list': () => '[]',
  'the value of another key': (_, other) => other,
};

/**
 * The log message when a shared counter is not a number, so that the instance counts separately.
 */
const countingAlone = 'shared rate limits unavailable, counting alone';

/**
 * Whether a Redis command took longer than a quarter of a second. The cause is a busy machine, not
 * the cached data.
 */
const isOfTime = ({ err }: LogLine) => err?.message === 'Redis did not answer in time';

test.skip(isRedisMissing, 'redis-server is missing');

test(
  'every screen that needs no setup responds with the same status, whatever the shared cache contains',
  { tag: '@once' },
  async () => {
    test.setTimeout(300_000);
    const pair = await startPair(['a secret that is long enough to be one']);
    const redis = new Redis(pair.redis);
    try {
      const visitor = new Visitor(pair.hubs, 0);
      expect((await visitor.signIn('waiting')).status).toBe(200);
      const statuses = async () => {
        const seen: Record<string, number> = {};
        for (const path of paths) seen[path] = (await visitor.open(path)).status;
        return seen;
      };
      const cold = await statuses();
      expect(Object.values(cold).filter((status) => status >= 500)).toEqual([]);

      for (const [name, poison] of Object.entries(poisons)) {
        expect(await poisonAll(redis, poison), name).toBeGreaterThan(20);
        expect(await statuses(), name).toEqual(cold);
      }
      for (const [hub, url] of pair.hubs.entries()) {
        expect((await fetch(`${url}/readyz`)).status).toBe(200);
        const lines = pair.log(hub as 0 | 1);
        const errors = lines.filter(({ level }) => ['error', 'fatal'].includes(level));
        expect(errors.filter((line) => line.msg !== countingAlone && !isOfTime(line))).toEqual([]);
        const logged = lines.filter(({ msg }) => msg.includes('unreadable values'));
        const times = logged.map(({ time }) => new Date(time).getTime());
        expect(times.length).toBeGreaterThan(0);
        for (const [index, time] of times.slice(1).entries())
          expect(time - (times[index] ?? 0)).toBeGreaterThan(59_000);
      }
    } finally {
      redis.disconnect();
      await pair.stop();
    }
  },
);

test(
  'keys and values of the shared cache reveal neither the user nor the status of an application',
  { tag: '@once' },
  async () => {
    test.setTimeout(120_000);
    const pair = await startPair(['a secret that is long enough to be one']);
    const redis = new Redis(pair.redis);
    try {
      const visitor = new Visitor(pair.hubs, 0);
      await visitor.signIn('waiting');
      const shown = await visitor.open('/dashboard');
      expect(shown.html).toContain('data-status="waitingForDecisions"');
      for (const path of ['/dashboard/notifications', '/explore/favourites', '/explore/for-you'])
        expect((await visitor.open(path)).status).toBe(200);

      const keys = await redis.keys('*');
      expect(keys.length).toBeGreaterThan(5);
      const held = await Promise.all(keys.map((key) => contentOf(redis, key)));
      const revealing = [...keys, ...held].filter((text) =>
        /\bwaiting(ForDecisions)?\b/.test(text),
      );
      expect(revealing).toEqual([]);
    } finally {
      redis.disconnect();
      await pair.stop();
    }
  },
);

const contentOf = async (redis: Redis, key: string): Promise<string> =>
  (await redis.type(key)) === 'string'
    ? ((await redis.get(key)) ?? '')
    : (await redis.zrange(key, '0', '-1')).join(' ');

/** @returns number of changed keys */
async function poisonAll(
  redis: Redis,
  poison: (value: Buffer, other: Buffer) => Buffer | string,
): Promise<number> {
  const keys = await redis.keys('*');
  let other: Buffer = Buffer.from('nothing');
  for (const key of keys) {
    const isText = (await redis.type(key)) === 'string';
    const value = (isText ? await redis.getBuffer(key) : null) ?? Buffer.from('an index');
    await redis.set(key, poison(value, other), 'PX', 60 * 60_000);
    other = value;
  }
  return keys.length;
}
