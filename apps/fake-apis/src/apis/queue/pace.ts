import type { ServicesContext } from '#src/context.ts';

/** How many are admitted in a minute while tracking answers well. */
const PER_MINUTE = 30;

/** The pace changes by steps, so that not every answer of tracking is a new one. */
const STEPS = 10;

/**
 * Admissions per minute, by how tracking answers now, since each admitted person's pages ask it: none
 * while it fails, and the full rate where it had no request in the last minute.
 */
export const paceOf =
  ({ answering }: Pick<ServicesContext, 'answering'>) =>
  (): number =>
    (Math.round(answering.share('tracking') * STEPS) / STEPS) * PER_MINUTE;
