import type { ServicesContext } from '#src/context.ts';

/** Number of admissions in a minute while tracking responds well. */
const PER_MINUTE = 30;

/** The pace changes in steps, so that not every response of tracking changes it. */
const STEPS = 10;

/**
 * Admissions per minute, from the share of tracking's recent responses that were good and fast,
 * because the pages of each admitted user call tracking. No user is admitted while that share is 0.
 * Without a request in the last minute, the rate is the full rate.
 */
export const paceOf =
  ({ answering }: Pick<ServicesContext, 'answering'>) =>
  (): number =>
    (Math.round(answering.share('tracking') * STEPS) / STEPS) * PER_MINUTE;
