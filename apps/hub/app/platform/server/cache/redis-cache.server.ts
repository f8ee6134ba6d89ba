import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { createCacheSeal } from '#app/platform/server/crypto/cache-seal.server.ts';
import { type Cache, type CacheKey, WIPE_KNOWN_MS } from './cache.server.ts';
import {
  connectRedis,
  type RedisWatch,
} from '#app/platform/server/redis/redis-connection.server.ts';

/**
 * Keeps other users of the same Redis apart, and releases whose values are of another make: the
 * number changes with how values are written.
 */
const KEY_PREFIX = 'applicant-hub:2:';

/** How often it is said that there are values which cannot be read or kept (milliseconds). */
const TELL_EVERY_MS = 60_000;

/**
 * A sealed value that is larger is not kept: no answer of an API is (bytes), and each read of one
 * would hold up every other command of its connection.
 */
const MAX_VALUE_BYTES = 2 * 1024 * 1024;

/** How long it is known what belongs to a person: longer than anything of it is kept (ms). */
const INDEX_MS = 8 * 24 * 60 * 60_000;

/**
 * Sets a value of a person and puts it in their index, unless they were wiped since its mark: in one
 * step, so that no wipe comes between. MGET takes a mark of another type for none.
 */
const SET_UNLESS_WIPED = `
local name, index, wiped = KEYS[1], KEYS[2], KEYS[3]
local mark, sealed, ttl, now, indexTtl = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
if (redis.call('MGET', wiped)[1] or '') ~= mark then return 0 end
redis.call('SET', name, sealed, 'PX', ttl)
redis.call('ZADD', index, now + ttl, name)
redis.call('ZREMRANGEBYSCORE', index, '-inf', now)
redis.call('PEXPIRE', index, indexTtl)
return 1
`;

/** What is told of a cache that all instances share. */
export interface CacheWatch extends RedisWatch {
  /** Called with whether it takes commands; at first it is taken for there. */
  readonly onThere?: (isThere: boolean) => void;
}

/**
 * A cache that all instances share. Any failure reads as "not there": the hub is slower without a
 * cache, never broken. Values are sealed to their keys, so one that the hub did not write under its
 * key, for whatever reason, is none; it is deleted.
 */
export function createRedisCache(
  url: string,
  log: Logger,
  secrets: readonly [string, ...string[]],
  { onThere, ...watch }: CacheWatch,
): Cache {
  const seal = createCacheSeal(secrets);
  onThere?.(true);
  const { redis, attempt, insist } = connectRedis(url, {
    onDown(error) {
      log.error({ err: error }, 'shared cache unavailable, continuing without it');
      onThere?.(false);
    },
    onUp() {
      log.info('shared cache available again');
      onThere?.(true);
    },
    ...watch,
  });

  const tellUnreadable = nowAndThen(() =>
    log.warn('unreadable values in shared cache, treated as missing'),
  );
  const tellTooLarge = nowAndThen(() => log.warn('value too large for shared cache, not kept'));
  async function drop(key: string, tell = tellUnreadable): Promise<void> {
    tell();
    await attempt(() => redis.del(key), 0);
  }

  /** An index that is none would fail every command to it. */
  async function dropForeign(index: string): Promise<void> {
    if (!['none', 'zset'].includes(await redis.type(index))) await drop(index);
  }

  /** The value, or undefined when it is none; that one is deleted. */
  async function read<T>(key: string, sealed: Buffer, schema: z.ZodType<T>) {
    const json = sealed.length > MAX_VALUE_BYTES ? undefined : seal.open(key, sealed);
    const data = json === undefined ? undefined : schema.safeParse(JSON.parse(json)).data;
    if (data === undefined) await drop(key);
    return data;
  }

  /** Under which keys a value may be, the one that is written first. */
  const keysOf = (key: CacheKey): readonly [string, ...string[]] => {
    if (typeof key === 'string') return [KEY_PREFIX + key];
    const name = createHash('sha256').update(key.name).digest('base64url');
    const [newest, ...older] = seal
      .digests(key.owner)
      .map((digest) => `${KEY_PREFIX}person:${digest}:${name}`);
    return [newest ?? '', ...older];
  };
  const indexesOf = (owner: string) =>
    seal.digests(owner).map((digest) => `${KEY_PREFIX}keys-of:${digest}`);
  const marksOf = (owner: string) =>
    seal.digests(owner).map((digest) => `${KEY_PREFIX}wiped:${digest}`);

  return {
    async get(key, schema) {
      const keys = keysOf(key);
      const found = await attempt(() => redis.mgetBuffer(...keys), []);
      for (const [index, sealed] of found.entries()) {
        const value = sealed === null ? undefined : await read(keys[index] ?? '', sealed, schema);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    async insistOn(key, value, ttlMs) {
      const [name] = keysOf(key);
      const sealed = seal.seal(name, JSON.stringify(value));
      await insist(() => redis.set(name, sealed, 'PX', ttlMs), null);
    },
    async set(key, value, ttlMs) {
      const [name] = keysOf(key);
      const sealed = seal.seal(name, JSON.stringify(value));
      // What was there before it is no longer true.
      if (sealed.length > MAX_VALUE_BYTES) return drop(name, tellTooLarge);
      if (typeof key === 'string') {
        await attempt(() => redis.set(name, sealed, 'PX', ttlMs), null);
        return;
      }
      const [index = ''] = indexesOf(key.owner);
      await attempt(() => dropForeign(index), undefined);
      const [marked = ''] = marksOf(key.owner);
      const values = [key.mark ?? '', sealed, ttlMs, Date.now(), INDEX_MS];
      const keys = [name, index, marked];
      await attempt(() => redis.eval(SET_UNLESS_WIPED, keys.length, ...keys, ...values), 0);
    },
    // Without a shared cache every instance is on its own, so the caller may go ahead.
    add: (key, value, ttlMs) => {
      const [name] = keysOf(key);
      const sealed = seal.seal(name, JSON.stringify(value));
      return attempt(async () => (await redis.set(name, sealed, 'PX', ttlMs, 'NX')) === 'OK', true);
    },
    async delete(key) {
      await insist(() => redis.del(...keysOf(key)), 0);
    },
    async wipe(owner) {
      // First the mark: what is set after it is refused, what was set before is in the index.
      const mark = randomUUID();
      for (const marked of marksOf(owner)) {
        await insist(() => redis.set(marked, mark, 'PX', WIPE_KNOWN_MS), null);
      }
      for (const index of indexesOf(owner)) {
        await insist(() => dropForeign(index), undefined);
        const keys = await insist(() => redis.zrange(index, '0', '-1'), []);
        await insist(() => redis.del(index, ...keys), 0);
      }
    },
    async wipeMark(owner) {
      const [marked = ''] = marksOf(owner);
      return (await attempt(() => redis.mget(marked), []))[0] ?? undefined;
    },
    close: () => {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}

/** The same, but once in a while only, however often it is called. */
function nowAndThen(tell: () => void): () => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - toldAt < TELL_EVERY_MS) return;
    toldAt = performance.now();
    tell();
  };
}
