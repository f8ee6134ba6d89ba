import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

/**
 * A store of JSON values that may forget anything at any time. What belongs to one person has the
 * person's id in its key, and what must stay secret is sealed before it goes in.
 */
export interface Cache {
  get: <T>(key: string) => Promise<T | undefined>;
  set: (key: string, value: unknown, ttlMs: number) => Promise<void>;
  /** Sets the value only when there is none; says whether it did. Of several callers one wins. */
  add: (key: string, value: unknown, ttlMs: number) => Promise<boolean>;
  /** Reads and removes in one step, so that of several callers only one gets the value. */
  take: <T>(key: string) => Promise<T | undefined>;
  delete: (key: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Keeps other users of the same Redis apart. */
const KEY_PREFIX = 'applicant-hub:';

/** All values of the process's own cache together (characters of JSON). */
const LOCAL_MAX_SIZE = 32 * 1024 * 1024;

/** Redis is on the way of a page, so it must be quick or be left out (milliseconds). */
const REDIS_TIMEOUT_MS = 250;

/** @param url `redis://…` for a cache that all instances share, or null for one of this process */
export function createCache(url: string | null, log: Logger): Cache {
  return url === null ? createLocalCache() : createRedisCache(url, log);
}

function createLocalCache(): Cache {
  const entries = new LRUCache<string, string>({
    maxSize: LOCAL_MAX_SIZE,
    sizeCalculation: (value, key) => value.length + key.length,
    perf: Date,
  });
  const write = (key: string, value: unknown, ttlMs: number) => {
    entries.set(key, JSON.stringify(value), { ttl: ttlMs });
  };

  return {
    get: (key) => parse(entries.get(key)),
    set: (key, value, ttlMs) => {
      write(key, value, ttlMs);
      return Promise.resolve();
    },
    add: (key, value, ttlMs) => {
      if (entries.has(key)) return Promise.resolve(false);
      write(key, value, ttlMs);
      return Promise.resolve(true);
    },
    take: (key) => {
      const json = entries.get(key);
      entries.delete(key);
      return parse(json);
    },
    delete: (key) => {
      entries.delete(key);
      return Promise.resolve();
    },
    close: () => {
      entries.clear();
      return Promise.resolve();
    },
  };
}

/** Any failure reads as "not there": the hub is slower without a cache, never broken. */
function createRedisCache(url: string, log: Logger): Cache {
  const redis = new Redis(url, {
    keyPrefix: KEY_PREFIX,
    commandTimeout: REDIS_TIMEOUT_MS,
    connectTimeout: 2_000,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, 5_000),
  });

  let isDown = false;
  const noteOutage = (error: unknown) => {
    if (isDown) return;
    isDown = true;
    log.error({ err: error }, 'the shared cache does not answer; going on without it');
  };
  redis.on('error', noteOutage);

  async function attempt<T>(command: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      const answer = await command();
      if (isDown) log.info('the shared cache answers again');
      isDown = false;
      return answer;
    } catch (error) {
      noteOutage(error);
      return otherwise;
    }
  }

  return {
    get: async (key) => parse(await attempt(() => redis.get(key), null)),
    set: async (key, value, ttlMs) => {
      await attempt(() => redis.set(key, JSON.stringify(value), 'PX', ttlMs), null);
    },
    // Without a shared cache every instance is on its own, so the caller may go ahead.
    add: (key, value, ttlMs) =>
      attempt(
        async () => (await redis.set(key, JSON.stringify(value), 'PX', ttlMs, 'NX')) === 'OK',
        true,
      ),
    take: async (key) => parse(await attempt(() => redis.getdel(key), null)),
    delete: async (key) => {
      await attempt(() => redis.del(key), 0);
    },
    close: () => {
      redis.disconnect();
      return Promise.resolve();
    },
  };
}

/** What was put in is trusted to have its type: keys belong to one place each. */
const parse = <T>(json: string | null | undefined): Promise<T | undefined> =>
  Promise.resolve(json == null ? undefined : (JSON.parse(json) as T));
