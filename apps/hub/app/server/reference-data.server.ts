import type { Result } from '@applicant-hub/api-clients';
import type { Cache } from './cache.server.ts';
import { type LookUp, lookUp } from './look-up.server.ts';

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
  /** Things by their ids, remembered one by one; those that nobody knows are left out. */
  find: <T>(wanted: LookUp<T>) => Promise<Result<T[]>>;
}

interface Kept {
  value: unknown;
  /** Epoch milliseconds (real clock). */
  freshUntil: number;
}

export function createReferenceData(cache: Cache): ReferenceData {
  const flights = new Map<string, Promise<Result<unknown>>>();

  function ask(key: string, ttlMs: number, start: () => Promise<Result<unknown>>) {
    const running = flights.get(key);
    if (running) return running;
    const flight = start()
      .then(async (result) => {
        if (result.ok) {
          const kept: Kept = { value: result.value, freshUntil: Date.now() + ttlMs };
          await cache.set(key, kept, ttlMs * STALE_FACTOR);
        }
        return result;
      })
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  return {
    find: (wanted) => lookUp(cache, flights, wanted),

    async get<T>(name: string, ttlMs: number, start: () => Promise<Result<T>>) {
      const key = `reference:${name}`;
      const kept = await cache.get<Kept>(key);
      if (!kept) return (await ask(key, ttlMs, start)) as Result<T>;
      // Nobody waits for this one; whether it failed is in the log of the clients.
      if (Date.now() > kept.freshUntil) void ask(key, ttlMs, start);
      return { ok: true, value: kept.value as T };
    },
  };
}
