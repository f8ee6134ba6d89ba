import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { type Cache, type CacheKey, WIPE_KNOWN_MS } from './cache.server.ts';

/** Maximum size of all values in the process's cache (characters of JSON). */
const LOCAL_MAX_SIZE = 32 * 1024 * 1024;

const MAX_WIPES = 10_000;

export function createLocalCache(): Cache {
  const entries = new LRUCache<string, string>({
    maxSize: LOCAL_MAX_SIZE,
    sizeCalculation: (value, key) => value.length + key.length,
    perf: Date,
  });
  // Stored separately, so that values cannot evict a wipe.
  const wipes = new LRUCache<string, string>({ max: MAX_WIPES, ttl: WIPE_KNOWN_MS, perf: Date });
  const write = (key: string, value: unknown, ttlMs: number) => {
    entries.set(key, JSON.stringify(value), { ttl: ttlMs });
  };

  return {
    get: (key, schema) => read(entries.get(nameOf(key)), schema),
    set: (key, value, ttlMs) => {
      const isCurrent = typeof key === 'string' || wipes.get(key.owner) === key.mark;
      if (isCurrent) write(nameOf(key), value, ttlMs);
      return Promise.resolve();
    },
    insistOn: (key, value, ttlMs) => {
      write(key, value, ttlMs);
      return Promise.resolve();
    },
    add: (key, value, ttlMs) => {
      if (entries.has(key)) return Promise.resolve(false);
      write(key, value, ttlMs);
      return Promise.resolve(true);
    },
    delete: (key) => {
      entries.delete(nameOf(key));
      return Promise.resolve();
    },
    wipe: (owner) => {
      wipes.set(owner, randomUUID());
      const prefix = prefixOf(owner);
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
      return Promise.resolve();
    },
    wipeMark: (owner) => Promise.resolve(wipes.get(owner)),
    close: () => {
      entries.clear();
      return Promise.resolve();
    },
  };
}

const prefixOf = (owner: string) => `person:${JSON.stringify(owner)}:`;

const nameOf = (key: CacheKey) => (typeof key === 'string' ? key : prefixOf(key.owner) + key.name);

const read = <T>(json: string | undefined, schema: z.ZodType<T>): Promise<T | undefined> =>
  Promise.resolve(json === undefined ? undefined : schema.safeParse(JSON.parse(json)).data);
