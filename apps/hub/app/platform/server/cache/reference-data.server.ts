import type { Result } from '@applicant-hub/api-clients';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Cache, CacheKey } from './cache.server.ts';
import { type LookUp, lookUp } from './look-up.server.ts';
import { cached, type Store } from './cached.server.ts';
import type { InFlight } from './one-in-flight.server.ts';

/** How long reference data is good (specification 1, section 9: 60 minutes by default). */
export const REFERENCE_MS = 60 * 60_000;

/** How much longer old data is shown while new data is fetched. */
const STALE_FACTOR = 2;

/**
 * Answers that are the same for everybody. What is old is shown once more while it is fetched
 * again; of several requests for the same thing one asks. A failure is never kept.
 */
export interface ReferenceData {
  /**
   * @param key names the data; nothing of a person may be in it
   * @param ttlMs how long an answer is good
   */
  get: <T>(key: string, ttlMs: number, ask: () => Promise<Result<T>>) => Promise<Result<T>>;
  /**
   * The same for what is too large to be read from text by each request: it stays in this process as
   * it is. Nobody may change it.
   */
  getInMemory: <T>(key: string, ttlMs: number, ask: () => Promise<Result<T>>) => Promise<Result<T>>;
  /** Things by their ids, cached one by one; those that nobody knows are left out. */
  getMany: <T>(wanted: LookUp<T>) => Promise<Result<T[]>>;
}

/** As many answers stay in memory at most: each is large. */
const MAX_IN_MEMORY = 10;

/** As many answers, and things that were looked up, are kept parsed at most. */
const MAX_PARSED = 5_000;

/** How long they are, before their text is read again (milliseconds). */
const PARSED_MS = 60_000;

/** @param shape names how answers are read, for those that were read otherwise are of no use */
export function createReferenceData(cache: Cache, shape: string): ReferenceData {
  const inFlight: InFlight = new Map();
  const inMemory = createInMemory();
  const parsed = keepParsed(cache);
  const getFrom =
    (store: Store): ReferenceData['get'] =>
    (name, ttlMs, ask) => {
      const lifetimes = { ttlMs, staleMs: ttlMs * STALE_FACTOR, negativeTtlMs: 0 };
      return cached(store, inFlight, { key: `reference:${shape}:${name}`, lifetimes }, ask);
    };
  return {
    getMany: (wanted) => lookUp(parsed, inFlight, { ...wanted, name: `${shape}:${wanted.name}` }),
    get: getFrom(parsed),
    getInMemory: getFrom(inMemory),
  };
}

/** A store of this process that gives back what it was given. */
function createInMemory(): Store {
  const entries = new LRUCache<string, object>({ max: MAX_IN_MEMORY, perf: Date });
  return {
    // What never left the process has its type.
    get: <T>(key: CacheKey) => Promise.resolve(entries.get(JSON.stringify(key)) as T | undefined),
    set: (key, value, ttl) => {
      entries.set(JSON.stringify(key), Object(value) as object, { ttl });
      return Promise.resolve();
    },
  };
}

/**
 * A store in front of a cache: what a request has read is there for the next one as it is, and is not
 * parsed and looked at again. Nobody can change it.
 */
function keepParsed(cache: Store): Store {
  const entries = new LRUCache<string, object>({ max: MAX_PARSED, perf: Date });
  const keep = (name: string, value: unknown, ttlMs = PARSED_MS) => {
    if (typeof value !== 'object' || value === null) return;
    entries.set(name, deepFrozen(value), { ttl: Math.min(ttlMs, PARSED_MS) });
  };
  return {
    get: async <T>(key: CacheKey, schema: z.ZodType<T>) => {
      const name = JSON.stringify(key);
      const here = entries.get(name);
      // What was put here under this name has passed this schema.
      if (here !== undefined) return here as T;
      const value = await cache.get(key, schema);
      keep(name, value);
      return value;
    },
    set: (key, value, ttlMs) => {
      keep(JSON.stringify(key), value, ttlMs);
      return cache.set(key, value, ttlMs);
    },
  };
}

function deepFrozen<T extends object>(value: T): T {
  if (Object.isFrozen(value)) return value;
  for (const part of Object.values<unknown>(Object.freeze(value))) {
    if (typeof part === 'object' && part !== null) deepFrozen(part);
  }
  return value;
}
