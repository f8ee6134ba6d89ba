import type { CoursePoints, PointsRange } from '../discovery/types.ts';

export type CourseCheck =
  /** The course does not use the Tariff. */
  | { readonly kind: 'notUsed' }
  /** `missing`: the points that the applicant lacks to reach the lower end of the range. */
  | { readonly kind: 'below'; readonly missing: number }
  | { readonly kind: 'within' }
  | { readonly kind: 'above' };

/**
 * The range of points that a course requires; null when the course does not use the Tariff or its
 * range is unknown.
 */
export const rangeOf = (points: CoursePoints): PointsRange | null =>
  points === 'notKnown' ? null : points;

/**
 * Compares an applicant's points with the points that a course requires. Both ends of the range are
 * included.
 *
 * @returns null when the points of the course are unknown
 */
export function courseCheck(points: number, courseTariff: CoursePoints): CourseCheck | null {
  if (courseTariff === 'notKnown') return null;
  if (courseTariff === null) return { kind: 'notUsed' };
  if (points < courseTariff.min) return { kind: 'below', missing: courseTariff.min - points };
  return { kind: points > courseTariff.max ? 'above' : 'within' };
}
