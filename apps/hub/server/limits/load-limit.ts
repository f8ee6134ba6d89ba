/** So many requests at once are always taken: with fewer, to send people away would help nobody. */
const FEWEST = 10;

/** How often the limit is looked at again (milliseconds). */
const STEP_MS = 100;

/** So many at once are taken of those who all come in one moment, before it is known what they cost. */
const FIRST = 40;

/** Nobody came for so long: what was learnt before is worth nothing (milliseconds). */
const REST_MS = 2_000;

/** An instance that works for this share of a step has as much to do as it can. */
const FULL = 0.9;

/** How much more each step allows that leaves time, where it is needed. */
const GROWTH = 1.1;

/** What remains of the requests under way, as a limit, after a step that leaves none. */
const SHARE_LEFT = 0.7;

/** What remains of a step, in what is known of the cost of a request, after the next one. */
const MEMORY = 0.9;

/** What an instance may take. */
export interface LoadLimits {
  /** How long requests under way may hold each other up (milliseconds); 0: it does not matter. */
  readonly delayMs: number;
  /** How many requests at once it takes at most; 0: any number. */
  readonly requests: number;
}

/** Reads how long the event loop has worked since it was last read (milliseconds). */
export type ReadWork = () => number;

/** How many requests at once are taken. */
export interface LoadLimit {
  /** Whether one more is too much beside so many. */
  readonly isTooMuch: (running: number) => boolean;
  /** One has its answer. */
  readonly finished: () => void;
}

/**
 * How many requests at once are taken, found by what they cost. All that are under way share one
 * thread, so each waits for about as long as all of them take together: as many are taken as cost
 * `delayMs`. That holds only where the thread is what they wait for; with time left over, more are
 * taken than that, a tenth more in each tenth of a second in which they are needed. What a page costs
 * differs by machine, person and hour, so no fixed number would be right.
 *
 * @param readWork undefined where only the fixed number counts
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

  /** The limit after a step that left time: what is not needed is not kept for the next rush. */
  function relaxed(running: number): number {
    const isNeeded = limit < first || running >= limit / 2;
    return isNeeded ? Math.min(most, limit * GROWTH) : Math.max(first, limit / GROWTH);
  }

  /** The limit after a step that left none. */
  function tightened(running: number): number {
    const affordable = (delayMs * done) / workMs;
    return Math.max(fewest, Math.min(most, affordable), Math.min(limit, running) * SHARE_LEFT);
  }

  function look(read: ReadWork, running: number, sinceMs: number): void {
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
        look(readWork, running, sinceMs);
      }
      return running >= limit;
    },
    finished: () => (done += 1),
  };
}
