import { createHash } from 'node:crypto';
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

export function createPersonalData(cache: Cache): PersonalData {
  const flights: Flights = new Map();
  return {
    get: ({ owner, name, lifetimes }, ask) =>
      remember(cache, flights, { key: keyOf(owner, name), lifetimes }, ask),
  };
}

/** Tells people apart in the store that all instances share, without their ids or answers. */
const keyOf = (owner: string, name: string) =>
  `personal:${createHash('sha256')
    .update(JSON.stringify([owner, name]))
    .digest('base64url')}`;
