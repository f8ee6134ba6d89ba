import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long a link is remembered (milliseconds): calendars ask once a day, or more often. */
const KNOWN_MS = 25 * 60 * 60_000;

/** How many links are remembered, as digests. */
const MAX_KNOWN = 10_000;

/** Tells guesses at private links from links that were requested before. */
export interface PrivateLinks {
  /** Whether this instance lately got an answer for a link, whatever it was: it is no guess. */
  isKnown: (path: string) => boolean;
  remember: (path: string) => void;
  /**
   * Waits until few enough guesses of an address have no answer yet: a guess is only counted when it is
   * answered.
   *
   * @returns ends the turn
   */
  turn: (address: string) => Promise<() => void>;
}

/** @param atOnce guesses of one address that may have no answer yet; 0 for any number */
export function createPrivateLinks(atOnce: number): PrivateLinks {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: KNOWN_MS });
  const digest = (path: string) => createHash('sha256').update(path).digest('base64url');
  /** The guesses of each address: how many have no answer, and who waits. */
  const addresses = new Map<string, { running: number; waiting: (() => void)[] }>();

  const end = (address: string) => {
    const own = addresses.get(address);
    if (own === undefined) return;
    const next = own.waiting.shift();
    if (next) next();
    else if (own.running > 1) own.running -= 1;
    else addresses.delete(address);
  };

  return {
    isKnown: (path) => known.has(digest(path)),
    remember: (path) => void known.set(digest(path), true),
    async turn(address) {
      if (atOnce === 0) return () => undefined;
      const own = addresses.get(address) ?? { running: 0, waiting: [] };
      addresses.set(address, own);
      if (own.running < atOnce) own.running += 1;
      // Whoever ends a turn hands it on.
      else await new Promise<void>((resolve) => own.waiting.push(resolve));
      return () => end(address);
    },
  };
}
