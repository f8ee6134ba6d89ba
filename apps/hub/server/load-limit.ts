/** So many requests at once are always taken: with fewer, to send people away would help nobody. */
const FEWEST = 20;

/** How often the limit is looked at again (milliseconds). */
const STEP_MS = 100;

/** How many more requests each good step allows. */
const GROWTH = 2;

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
 * is under way in each tenth of a second that is over the limit, a few more in every other one.
 * What a page costs differs by machine, person and hour, so no fixed number would be right.
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
  let limit = most;
  let lookedAt = performance.now();

  return (running) => {
    const sinceMs = performance.now() - lookedAt;
    if (readDelay && sinceMs >= STEP_MS) {
      lookedAt += sinceMs;
      limit =
        readDelay(sinceMs) > delayMs
          ? Math.max(fewest, Math.floor(Math.min(limit, running) * SHARE_LEFT))
          : Math.min(most, limit + GROWTH * Math.floor(sinceMs / STEP_MS));
    }
    return running >= limit;
  };
}
