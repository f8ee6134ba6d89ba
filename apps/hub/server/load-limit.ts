/** So many requests at once are always taken: with fewer, to send people away would help nobody. */
const FEWEST = 10;

/** How often the limit is looked at again (milliseconds). */
const STEP_MS = 100;

/** So many at once are taken of those who all come in one moment, before it is known what they cost. */
const FIRST = 40;

/** Nobody came for so long: what was learnt before is worth nothing (milliseconds). */
const REST_MS = 2_000;

/** How much more each good step allows where it is needed. */
const GROWTH = 1.1;

/** What remains of the requests under way, as a limit, after a bad step. */
const SHARE_LEFT = 0.7;

/** What an instance may take. */
export interface LoadLimits {
  /** The delay of the event loop from which on it takes less (milliseconds); 0: it is not looked at. */
  readonly delayMs: number;
  /** How many requests at once it takes at most; 0: any number. */
  readonly requests: number;
}

/** Reads how long the event loop made its work wait since it was last read (milliseconds). */
export type ReadDelay = (sinceMs: number) => number;

/**
 * How many requests at once are taken, found by the delay of the event loop: less by a third of what
 * is under way in each tenth of a second that is over the limit, a tenth more in every other one in
 * which they are needed. What a page costs differs by machine, person and hour, so no fixed number
 * would be right.
 *
 * @param readDelay undefined where only the fixed number counts
 * @returns whether one more is too much beside so many
 */
export function createLoadLimit(
  { delayMs, requests }: LoadLimits,
  readDelay: ReadDelay | undefined,
): (running: number) => boolean {
  const most = requests === 0 ? Number.POSITIVE_INFINITY : requests;
  const fewest = Math.min(FEWEST, most);
  const first = Math.min(FIRST, most);
  let limit = readDelay ? first : most;
  let lookedAt = performance.now();

  /** The limit after a step that was on time: what is not needed is not kept for the next rush. */
  function relaxed(running: number): number {
    const isNeeded = limit < first || running >= limit / 2;
    return isNeeded ? Math.min(most, limit * GROWTH) : Math.max(first, limit / GROWTH);
  }

  return (running) => {
    const sinceMs = performance.now() - lookedAt;
    if (readDelay && sinceMs >= STEP_MS) {
      lookedAt += sinceMs;
      if (readDelay(sinceMs) > delayMs)
        limit = Math.max(fewest, Math.min(limit, running) * SHARE_LEFT);
      else if (sinceMs >= REST_MS) limit = first;
      else limit = relaxed(running);
    }
    return running >= limit;
  };
}
