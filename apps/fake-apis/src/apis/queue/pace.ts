import type { ServicesContext } from '#src/context.ts';

/** Number of admissions in a minute while tracking responds well. */
const PER_MINUTE = 30;

/** The pace changes in steps, so that not every response of tracking changes it. */
const STEPS = 10;

/**
 * Admissions per minute by the current health of tracking, because the pages of each admitted user
 * call it: none while it fails, and the full rate when it had no request in the last minute.
 */
export const paceOf =
  ({ answering }: Pick<ServicesContext, 'answering'>) =>
  (): number =>
    (Math.round(answering.share('tracking') * STEPS) / STEPS) * PER_MINUTE;
