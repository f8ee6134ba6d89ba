/** The first requests at the start of an event are spread over this time (milliseconds). */
const SPREAD_MS = 10_000;

/**
 * The first and the longest wait between two requests for a player that is not ready
 * (milliseconds).
 */
const FIRST_WAIT_MS = 20_000;
const LONGEST_WAIT_MS = 160_000;

/**
 * The wait of an open page before its next request. A big event has thousands of pages that reach
 * the start in the same second, so the first request is spread at random, and each failed request
 * doubles the wait.
 *
 * @param count number of requests that returned no player
 * @param chance 0 to below 1, different for every page
 * @returns milliseconds
 */
export const nextRequestIn = (count: number, chance: number): number =>
  (count === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (count - 1), LONGEST_WAIT_MS)) +
  Math.round(chance * SPREAD_MS);

/**
 * The wait before each successive check for available comments, until a check has a result
 * (milliseconds).
 */
const COMMENTS_WAITS_MS = [0, 5_000, 20_000, 60_000];

/**
 * The wait of an open page before it checks again whether comments are available to an applicant.
 *
 * @param count number of requests without a result, including failures
 * @returns milliseconds, or null after enough requests
 */
export const nextCommentsRequestIn = (count: number): number | null =>
  COMMENTS_WAITS_MS[count] ?? null;
