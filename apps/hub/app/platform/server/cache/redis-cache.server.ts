import { createHash, randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { type CacheSeal, createCacheSeal } from '#app/platform/server/crypto/cache-seal.server.ts';
import { type Cache, type CacheKey, type MarkedKey, WIPE_KNOWN_MS } from './cache.server.ts';
import {
  connectRedis,
  type RedisConnection,
  type RedisWatch,
} from '#app/platform/server/redis/redis-connection.server.ts';

/**
 * Prefix that separates the hub from other users of the same Redis, and from releases that store
 * values in another format. Increase the number when the format changes.
 */
const KEY_PREFIX = 'applicant-hub:2:';

/** Minimum interval between log lines about values that cannot be read or stored (milliseconds). */
const LOG_EVERY_MS = 60_000;

/**
 * Maximum size of a sealed value; larger values are not stored (bytes). No API response is that
 * large, and each read of a larger value would delay all other commands on its connection.
 */
const MAX_VALUE_BYTES = 2 * 1024 * 1024;

/**
 * Lifetime of the index of an applicant's values, longer than the lifetime of any of the values
 * (ms).
 */
const INDEX_MS = 8 * 24 * 60 * 60_000;

/**
 * Stores an applicant's value and adds it to their index, unless the applicant's data was wiped
 * after the mark of the value was read. Both happen in one step, so that no wipe can happen in
 * between. MGET reads a mark of another type as missing.
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

export interface CacheWatch extends RedisWatch {
  /**
   * Receives whether the cache accepts commands. Initially, the cache is assumed to accept them.
   */
  readonly onThere?: (isThere: boolean) => void;
}

/**
 * A cache that all instances share. Any failure reads as a missing value, so that the hub still
 * works without its cache, although more slowly. Each value is sealed to its key: a value that the
 * hub did not write under this key reads as missing and is deleted.
 */
export function createRedisCache(
  url: string,
  log: Logger,
  secrets: readonly [string, ...string[]],
  watch: CacheWatch,
): Cache {
  const seal = createCacheSeal(secrets);
  const connection = connectCache(url, log, watch);
  const { redis, attempt, insist } = connection;

  const reportUnreadable = nowAndThen(() =>
    log.warn('unreadable values in shared cache, treated as missing'),
  );
  const reportTooLarge = nowAndThen(() => log.warn('value too large for shared cache, not kept'));
  async function drop(key: string, report = reportUnreadable): Promise<void> {
    report();
    await attempt(() => redis.del(key), 0);
  }

  const owned = ownedValues(connection, seal, drop);

  async function read<T>(key: string, sealed: Buffer, schema: z.ZodType<T>) {
    const json = sealed.length > MAX_VALUE_BYTES ? undefined : seal.open(key, sealed);
    const data = json === undefined ? undefined : schema.safeParse(JSON.parse(json)).data;
    if (data === undefined) await drop(key);
    return data;
  }

  return {
    async get(key, schema) {
      const keys = keysOf(seal, key);
      const found = await attempt(() => redis.mgetBuffer(...keys), []);
      for (const [index, sealed] of found.entries()) {
        const value = sealed === null ? undefined : await read(keys[index] ?? '', sealed, schema);
        if (value !== undefined) return value;
      }
      return undefined;
    },
    async insistOn(key, value, ttlMs) {
      const [name] = keysOf(seal, key);
      const sealed = seal.seal(name, JSON.stringify(value));
      await insist(() => redis.set(name, sealed, 'PX', ttlMs), null);
    },
    async set(key, value, ttlMs) {
      const [name] = keysOf(seal, key);
      const sealed = seal.seal(name, JSON.stringify(value));
      // The earlier value is outdated, so it is deleted.
      if (sealed.length > MAX_VALUE_BYTES) return drop(name, reportTooLarge);
      if (typeof key !== 'string') return owned.set(key, name, sealed, ttlMs);
      await attempt(() => redis.set(name, sealed, 'PX', ttlMs), null);
    },
    // If the shared cache is unavailable, this returns true, so that the caller may proceed:
    // without a shared cache, each instance is independent.
    add: (key, value, ttlMs) => {
      const [name] = keysOf(seal, key);
      const sealed = seal.seal(name, JSON.stringify(value));
      return attempt(async () => (await redis.set(name, sealed, 'PX', ttlMs, 'NX')) === 'OK', true);
    },
    async delete(key) {
      await insist(() => redis.del(...keysOf(seal, key)), 0);
    },
    wipe: owned.wipe,
    wipeMark: owned.wipeMark,
    close: () => {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}

function connectCache(url: string, log: Logger, { onThere, ...watch }: CacheWatch) {
  onThere?.(true);
  return connectRedis(url, {
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
}

/** The possible keys of a value. The first is the key for writing. */
function keysOf(seal: CacheSeal, key: CacheKey): readonly [string, ...string[]] {
  if (typeof key === 'string') return [KEY_PREFIX + key];
  const name = createHash('sha256').update(key.name).digest('base64url');
  const [newest, ...older] = seal
    .digests(key.owner)
    .map((digest) => `${KEY_PREFIX}person:${digest}:${name}`);
  return [newest ?? '', ...older];
}

/** The values of applicants: an index of their keys, and a mark after a wipe. */
function ownedValues(
  { redis, attempt, insist }: RedisConnection,
  seal: CacheSeal,
  drop: (key: string) => Promise<void>,
): Pick<Cache, 'wipe' | 'wipeMark'> & {
  set: (key: MarkedKey, name: string, sealed: Buffer, ttlMs: number) => Promise<void>;
} {
  const indexesOf = (owner: string) =>
    seal.digests(owner).map((digest) => `${KEY_PREFIX}keys-of:${digest}`);
  const marksOf = (owner: string) =>
    seal.digests(owner).map((digest) => `${KEY_PREFIX}wiped:${digest}`);

  /** Deletes a value that is not an index, because every command for an index would fail on it. */
  async function dropForeign(index: string): Promise<void> {
    if (!['none', 'zset'].includes(await redis.type(index))) await drop(index);
  }

  return {
    async set({ owner, mark = '' }, name, sealed, ttlMs) {
      const [index = ''] = indexesOf(owner);
      await attempt(() => dropForeign(index), undefined);
      const [marked = ''] = marksOf(owner);
      const values = [mark, sealed, ttlMs, Date.now(), INDEX_MS];
      const keys = [name, index, marked];
      await attempt(() => redis.eval(SET_UNLESS_WIPED, keys.length, ...keys, ...values), 0);
    },
    async wipe(owner) {
      // The mark must be set first: later values are then rejected, and earlier values are in the
      // index.
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
  };
}

function nowAndThen(report: () => void): () => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - loggedAt < LOG_EVERY_MS) return;
    loggedAt = performance.now();
    report();
  };
}
