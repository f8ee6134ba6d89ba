import type { Result } from '@applicant-hub/api-clients';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Cache, CacheKey } from './cache.server.ts';
import { type LookUp, lookUp } from './look-up.server.ts';
import { cached, type Store } from './cached.server.ts';
import type { InFlight } from './one-in-flight.server.ts';

/** How long reference data is fresh (specification 1, section 9: 60 minutes by default). */
export const REFERENCE_MS = 60 * 60_000;

/**
 * How long data is stored, as a multiple of the time for which it is fresh. Stale data is returned
 * while new data is fetched.
 */
const STALE_FACTOR = 2;

/**
 * Responses that are the same for all users. Stale data is still returned while new data is
 * fetched, and concurrent requests share one call. A failure is never cached.
 */
export interface ReferenceData {
  /**
   * @param key identifies the data; must not contain personal data
   * @param ttlMs how long a response is fresh
   */
  get: <T>(key: string, ttlMs: number, load: () => Promise<Result<T>>) => Promise<Result<T>>;
  /**
   * Like `get`, for data that is too large to parse for each request. The value remains in the
   * memory of this process. Callers must not change it.
   */
  getInMemory: <T>(
    key: string,
    ttlMs: number,
    load: () => Promise<Result<T>>,
  ) => Promise<Result<T>>;
  /** Items by id, each cached separately. Unknown ids are omitted. */
  getMany: <T>(wanted: LookUp<T>) => Promise<Result<T[]>>;
}

const MAX_IN_MEMORY = 10;

const MAX_PARSED = 5_000;

/** How long parsed values are used before their text is read again (milliseconds). */
const PARSED_MS = 60_000;

/** @param shape identifies the format of cached responses; other formats are ignored */
export function createReferenceData(cache: Cache, shape: string): ReferenceData {
  const inFlight: InFlight = new Map();
  const inMemory = createInMemory();
  const parsed = keepParsed(cache);
  const getFrom =
    (store: Store): ReferenceData['get'] =>
    (name, ttlMs, load) => {
      const lifetimes = { ttlMs, staleMs: ttlMs * STALE_FACTOR, negativeTtlMs: 0 };
      return cached(store, inFlight, { key: `reference:${shape}:${name}`, lifetimes }, load);
    };
  return {
    getMany: (wanted) => lookUp(parsed, inFlight, { ...wanted, name: `${shape}:${wanted.name}` }),
    get: getFrom(parsed),
    getInMemory: getFrom(inMemory),
  };
}

/** A store in this process that returns the stored objects themselves instead of copies. */
function createInMemory(): Store {
  const entries = new LRUCache<string, object>({ max: MAX_IN_MEMORY, perf: Date });
  return {
    // A value that never left the process still has its type, so it is not validated.
    get: <T>(key: CacheKey) => Promise.resolve(entries.get(JSON.stringify(key)) as T | undefined),
    set: (key, value, ttl) => {
      entries.set(JSON.stringify(key), Object(value) as object, { ttl });
      return Promise.resolve();
    },
  };
}

/**
 * Puts a store of parsed values in front of a cache, so that values are not parsed and validated
 * again for each request. The values are frozen.
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
      // The stored value was already validated with this schema, because the key is the same.
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
