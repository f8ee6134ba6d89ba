import type { Result } from '@applicant-hub/api-clients';
import type { Cache, MarkedKey } from './cache.server.ts';
import { type Flights, type Lifetimes, remember, rememberValue } from './remember.server.ts';

/**
 * Answers that belong to one person and need not be newer than a little while. Nobody else is ever
 * given them: the same question may have another answer for another person, or none.
 */
export interface PersonalData {
  /**
   * @param key whose they are, and which: its name tells it from the other answers for this person
   */
  get: <T>(of: Remembered, ask: () => Promise<Result<T>>) => Promise<Result<T>>;
  /** Takes what a change was answered with in the place of what was known. */
  put: (of: Remembered, value: unknown) => Promise<void>;
}

interface Remembered {
  key: MarkedKey;
  lifetimes: Lifetimes;
}

/** @param shape names how answers are read, for those that were read otherwise are of no use */
export function createPersonalData(cache: Cache, shape: string): PersonalData {
  const flights: Flights = new Map();
  const named = ({ key, lifetimes }: Remembered): Remembered => ({
    key: { ...key, name: `answer:${shape}:${key.name}` },
    lifetimes,
  });
  return {
    get: (of, ask) => remember(cache, flights, named(of), ask),
    put: (of, value) => rememberValue(cache, named(of), value),
  };
}
