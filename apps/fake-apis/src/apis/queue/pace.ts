import type { ServicesContext } from '#src/context.ts';

/** Number of admissions in a minute while tracking responds well. */
const PER_MINUTE = 30;

/** The pace changes in steps, so that it does not change with every response from tracking. */
const STEPS = 10;

/**
 * Admissions per minute. They depend on the share of tracking's recent responses that were
 * successful and fast, because the pages of each admitted user call tracking. No user is admitted
 * while that share is 0. If there was no request in the last minute, the rate is the full rate.
 */
export const paceOf =
  ({ responseStats }: Pick<ServicesContext, 'responseStats'>) =>
  (): number =>
    (Math.round(responseStats.share('tracking') * STEPS) / STEPS) * PER_MINUTE;
