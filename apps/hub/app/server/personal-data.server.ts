import type { Result } from '@applicant-hub/api-clients';
import type { Cache } from './cache.server.ts';
import { type Flights, type Lifetimes, remember } from './remember.server.ts';

/**
 * Answers that belong to one person and need not be newer than a little while. Nobody else is ever
 * given them: the same question may have another answer for another person, or none.
 */
export interface PersonalData {
  /**
   * @param owner whose they are: the id of the person
   * @param name tells it from the other answers for this person
   */
  get: <T>(
    of: { owner: string; name: string; lifetimes: Lifetimes },
    ask: () => Promise<Result<T>>,
  ) => Promise<Result<T>>;
}

/** @param shape names how answers are read, for those that were read otherwise are of no use */
export function createPersonalData(cache: Cache, shape: string): PersonalData {
  const flights: Flights = new Map();
  return {
    get: ({ owner, name, lifetimes }, ask) =>
      remember(cache, flights, { key: { owner, name: `answer:${shape}:${name}` }, lifetimes }, ask),
  };
}
