import type { PointsRange } from '../discovery/types.ts';

/** How points compare with what a course asks for (EXT-16). */
export type CourseCheck =
  /** The course does not use the Tariff. */
  | { readonly kind: 'notUsed' }
  /** @param missing points to the lower end */
  | { readonly kind: 'below'; readonly missing: number }
  | { readonly kind: 'within' }
  | { readonly kind: 'above' };

/**
 * Holds points against what a course asks for, both ends included.
 *
 * @param courseTariff null when the course does not use the Tariff
 */
export function courseCheck(points: number, courseTariff: PointsRange | null): CourseCheck {
  if (courseTariff === null) return { kind: 'notUsed' };
  if (points < courseTariff.min) return { kind: 'below', missing: courseTariff.min - points };
  return { kind: points > courseTariff.max ? 'above' : 'within' };
}
