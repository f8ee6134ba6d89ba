/** Number of concurrent requests that are always accepted, because a lower limit would not help. */
const FEWEST = 10;

/** Interval at which the limit is adjusted (milliseconds). */
const STEP_MS = 100;

/** Limit at the start of a traffic peak, before the cost of its requests has been measured. */
const FIRST = 40;

/** Time without requests after which the measured cost is outdated (milliseconds). */
const REST_MS = 2_000;

/** Share of a step that an instance must spend on work to count as fully loaded. */
const FULL = 0.9;

/** Factor by which the limit grows after a step with free time, if a higher limit is needed. */
const GROWTH = 1.1;

/**
 * A step without free time lowers the limit at most to this share of its value, or to this share of
 * the requests in flight if these are fewer.
 */
const SHARE_LEFT = 0.7;

/**
 * Factor by which each step reduces the weight of earlier steps in the average cost of a request.
 */
const MEMORY = 0.9;

export interface LoadLimits {
  /**
   * Maximum time for which concurrent requests may delay each other (milliseconds); 0 disables this
   * limit.
   */
  readonly delayMs: number;
  /** Maximum number of concurrent requests; 0 means no limit. */
  readonly requests: number;
}

/** Returns the time for which the event loop has worked since the last call (milliseconds). */
export type ReadWork = () => number;

export interface LoadLimit {
  /** Whether another request exceeds the limit when this number of requests is in flight. */
  readonly isTooMuch: (running: number) => boolean;
  /** Called when the response to a request is closed. */
  readonly finished: () => void;
}

/**
 * Limits concurrent requests by their measured cost. All requests in flight share one thread, so
 * each waits for about as long as all of them take together. Therefore the limit is the number of
 * requests that together cost `delayMs`. This applies only if requests wait for the thread. If the
 * thread has free time, the limit grows by a tenth in each tenth of a second in which a higher
 * limit is needed. The cost of a page depends on the machine, the user and the time, so no fixed
 * number would be right.
 *
 * @param readWork undefined if only the fixed number applies
 */
export function createLoadLimit(
  { delayMs, requests }: LoadLimits,
  readWork: ReadWork | undefined,
): LoadLimit {
  const most = requests === 0 ? Number.POSITIVE_INFINITY : requests;
  const fewest = Math.min(FEWEST, most);
  const first = Math.min(FIRST, most);
  let limit = readWork ? first : most;
  let lookedAt = performance.now();
  let done = 0;
  let workMs = 0;

  /**
   * The limit after a step with free time. It falls if few requests need it, so that it is not too
   * high in the next traffic peak.
   */
  function relaxed(running: number): number {
    const isNeeded = limit < first || running >= limit / 2;
    return isNeeded ? Math.min(most, limit * GROWTH) : Math.max(first, limit / GROWTH);
  }

  /** The limit after a step without free time. */
  function tightened(running: number): number {
    const affordable = (delayMs * done) / workMs;
    return Math.max(fewest, Math.min(most, affordable), Math.min(limit, running) * SHARE_LEFT);
  }

  function check(read: ReadWork, running: number, sinceMs: number): void {
    const stepMs = read();
    workMs += stepMs;
    if (sinceMs >= REST_MS) {
      limit = first;
      done = 0;
      workMs = 0;
    } else if (stepMs >= sinceMs * FULL) limit = tightened(running);
    else limit = relaxed(running);
    done *= MEMORY;
    workMs *= MEMORY;
  }

  return {
    isTooMuch: (running) => {
      const sinceMs = performance.now() - lookedAt;
      if (readWork && sinceMs >= STEP_MS) {
        lookedAt += sinceMs;
        check(readWork, running, sinceMs);
      }
      return running >= limit;
    },
    finished: () => (done += 1),
  };
}
