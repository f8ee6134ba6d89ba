import type { Result } from '@applicant-hub/api-clients';
import type { Cache, MarkedKey } from './cache.server.ts';
import { cached, cacheValue, type Lifetimes } from './cached.server.ts';
import type { InFlight } from './one-in-flight.server.ts';

/**
 * Answers that belong to one person and need not be newer than a little while. Nobody else is ever
 * given them: the same question may have another answer for another person, or none.
 */
export interface PersonalData {
  /**
   * @param key whose they are, and which: its name tells it from the other answers for this person
   */
  get: <T>(of: CachedAnswer, ask: () => Promise<Result<T>>) => Promise<Result<T>>;
  /** Takes what a change was answered with in the place of what was known. */
  put: (of: CachedAnswer, value: unknown) => Promise<void>;
}

interface CachedAnswer {
  key: MarkedKey;
  lifetimes: Lifetimes;
}

/** @param shape names how answers are read, for those that were read otherwise are of no use */
export function createPersonalData(cache: Cache, shape: string): PersonalData {
  const inFlight: InFlight = new Map();
  const named = ({ key, lifetimes }: CachedAnswer): CachedAnswer => ({
    key: { ...key, name: `answer:${shape}:${key.name}` },
    lifetimes,
  });
  return {
    get: (of, ask) => cached(cache, inFlight, named(of), ask),
    put: (of, value) => cacheValue(cache, named(of), value),
  };
}
