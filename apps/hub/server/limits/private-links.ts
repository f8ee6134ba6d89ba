import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * How long a link is remembered (milliseconds). Calendar apps request it once a day or more often.
 */
const KNOWN_MS = 25 * 60 * 60_000;

/** Maximum number of remembered links, which are stored as digests. */
const MAX_KNOWN = 10_000;

export interface PrivateLinks {
  /**
   * Whether this instance recently responded to a request for this link, whether or not the link
   * existed. In that case, another request for it does not count as a guess.
   */
  isKnown: (path: string) => boolean;
  remember: (path: string) => void;
  /**
   * Waits while an address has too many guesses in progress. A guess is counted only after its
   * response, so without this wait, parallel guesses could exceed the limit.
   *
   * @returns a function that allows the next guess to start
   */
  turn: (address: string) => Promise<() => void>;
}

/** @param atOnce maximum number of parallel guesses from one address; 0 means no limit */
export function createPrivateLinks(atOnce: number): PrivateLinks {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: KNOWN_MS });
  const digest = (path: string) => createHash('sha256').update(path).digest('base64url');
  /**
   * The guesses from each address: the number in progress, and the guesses that wait for a turn.
   */
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
      // A guess that finishes passes its turn to the next waiting guess.
      else await new Promise<void>((resolve) => own.waiting.push(resolve));
      return () => end(address);
    },
  };
}
