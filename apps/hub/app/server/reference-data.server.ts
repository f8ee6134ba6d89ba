import type { Result } from '@applicant-hub/api-clients';
import { LRUCache } from 'lru-cache';
import type { Cache, CacheKey } from './cache.server.ts';
import { type LookUp, lookUp } from './look-up.server.ts';
import { type Flights, remember, type Store } from './remember.server.ts';

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
  hold: <T>(key: string, ttlMs: number, ask: () => Promise<Result<T>>) => Promise<Result<T>>;
  /** Things by their ids, remembered one by one; those that nobody knows are left out. */
  find: <T>(wanted: LookUp<T>) => Promise<Result<T[]>>;
}

/** As many answers are held at most: each is large. */
const MAX_HELD = 10;

/** @param shape names how answers are read, for those that were read otherwise are of no use */
export function createReferenceData(cache: Cache, shape: string): ReferenceData {
  const flights: Flights = new Map();
  const held = createHeld();
  const getFrom =
    (store: Store): ReferenceData['get'] =>
    (name, ttlMs, ask) => {
      const lifetimes = { freshMs: ttlMs, keptMs: ttlMs * STALE_FACTOR, failedMs: 0 };
      return remember(store, flights, { key: `reference:${shape}:${name}`, lifetimes }, ask);
    };
  return {
    find: (wanted) => lookUp(cache, flights, { ...wanted, name: `${shape}:${wanted.name}` }),
    get: getFrom(cache),
    hold: getFrom(held),
  };
}

/** A store of this process that gives back what it was given. */
function createHeld(): Store {
  const entries = new LRUCache<string, object>({ max: MAX_HELD, perf: Date });
  return {
    // What never left the process has its type.
    get: <T>(key: CacheKey) => Promise.resolve(entries.get(JSON.stringify(key)) as T | undefined),
    set: (key, value, ttl) => {
      entries.set(JSON.stringify(key), Object(value) as object, { ttl });
      return Promise.resolve();
    },
  };
}
