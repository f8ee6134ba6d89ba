import type { ServicesContext } from '#src/context.ts';

/** How many are admitted in a minute while tracking answers well. */
const PER_MINUTE = 30;

/** The pace changes by steps, so that not every answer of tracking is a new one. */
const STEPS = 10;

/**
 * How many may be admitted in a minute by how tracking answers now, for whoever is admitted asks it:
 * none while it fails. When it has not been asked for a minute, nothing speaks against the next ones.
 */
export const paceOf =
  ({ answering }: Pick<ServicesContext, 'answering'>) =>
  (): number =>
    (Math.round(answering.share('tracking') * STEPS) / STEPS) * PER_MINUTE;
