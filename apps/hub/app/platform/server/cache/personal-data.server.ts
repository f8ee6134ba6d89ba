import type { Result } from '@applicant-hub/api-clients';
import type { Cache, MarkedKey } from './cache.server.ts';
import { cached, cacheValue, type Lifetimes } from './cached.server.ts';
import type { InFlight } from './one-in-flight.server.ts';

/**
 * Cached responses that belong to one applicant and may be slightly outdated. They are never
 * returned to another applicant, whose response to the same request may differ.
 */
export interface PersonalData {
  /** @param of its `key` has the owner, and a name that is unique among the owner's responses */
  get: <T>(of: CachedResult, load: () => Promise<Result<T>>) => Promise<Result<T>>;
  /** Replaces the cached data with the response to a change. */
  put: (of: CachedResult, value: unknown) => Promise<void>;
}

interface CachedResult {
  key: MarkedKey;
  lifetimes: Lifetimes;
}

/** @param shape identifies the format of cached responses; other formats are ignored */
export function createPersonalData(cache: Cache, shape: string): PersonalData {
  const inFlight: InFlight = new Map();
  const named = ({ key, lifetimes }: CachedResult): CachedResult => ({
    key: { ...key, name: `answer:${shape}:${key.name}` },
    lifetimes,
  });
  return {
    get: (of, load) => cached(cache, inFlight, named(of), load),
    put: (of, value) => cacheValue(cache, named(of), value),
  };
}
