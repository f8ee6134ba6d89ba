import type { CoursePoints, PointsRange } from '../discovery/types.ts';

export type CourseCheck =
  /** The course does not use the Tariff. */
  | { readonly kind: 'notUsed' }
  /** @param missing points to the lower end */
  | { readonly kind: 'below'; readonly missing: number }
  | { readonly kind: 'within' }
  | { readonly kind: 'above' };

/** The points that a course requires; null when there are none or they are unknown. */
export const rangeOf = (points: CoursePoints): PointsRange | null =>
  points === 'notKnown' ? null : points;

/**
 * Compares points with the points of a course, both ends included.
 *
 * @returns null when the points of the course are unknown
 */
export function courseCheck(points: number, courseTariff: CoursePoints): CourseCheck | null {
  if (courseTariff === 'notKnown') return null;
  if (courseTariff === null) return { kind: 'notUsed' };
  if (points < courseTariff.min) return { kind: 'below', missing: courseTariff.min - points };
  return { kind: points > courseTariff.max ? 'above' : 'within' };
}
