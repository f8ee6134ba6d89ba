/** At the start not everybody asks in the same moment, but spread over this time (milliseconds). */
const SPREAD_MS = 10_000;

/** Between two questions for a player that is not there yet, at first and at most (milliseconds). */
const FIRST_WAIT_MS = 20_000;
const LONGEST_WAIT_MS = 160_000;

/**
 * How long an open page waits until it asks again. A big event has thousands of pages that reach the
 * start in the same second: the first question is spread at random, and each that brings nothing
 * doubles the time to the next.
 *
 * @param asked how many questions brought nothing
 * @param chance 0 to below 1, another one for every page
 * @returns milliseconds
 */
export const askAgainIn = (asked: number, chance: number): number =>
  (asked === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (asked - 1), LONGEST_WAIT_MS)) +
  Math.round(chance * SPREAD_MS);

/** Between the questions whether somebody gets comments, which no answer has settled (milliseconds). */
const COMMENTS_WAITS_MS = [0, 5_000, 20_000, 60_000];

/**
 * How long an open page waits until it asks whether somebody gets comments.
 *
 * @param asked how many questions brought nothing, failures too
 * @returns milliseconds, or null when it has asked often enough
 */
export const askCommentsIn = (asked: number): number | null => COMMENTS_WAITS_MS[asked] ?? null;
