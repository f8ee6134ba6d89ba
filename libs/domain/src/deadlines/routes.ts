import type { Scheme, StudyLevel } from '../apply-status/types.ts';

/**
 * A route for applying. Postgraduate courses have no common deadline: each university sets its own
 * deadline.
 */
export type DeadlineRoute = Scheme | 'postgraduate';

/** A postgraduate in the ug scheme has different dates. */
export function deadlineRoutes(
  studyLevel: StudyLevel,
  schemes: readonly Scheme[],
): readonly DeadlineRoute[] {
  const isPostgraduate = studyLevel === 'Postgraduate';
  return schemes.map((scheme) => (scheme === 'ug' && isPostgraduate ? 'postgraduate' : scheme));
}
