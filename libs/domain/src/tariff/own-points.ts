import { parseSavedGrades } from './saved-grades.ts';
import { totalPoints } from './count.ts';

/** The Tariff points that somebody has, as far as the hub knows (EXT-37). */
export type OwnPoints =
  /** No grades are saved. */
  | { readonly kind: 'none' }
  /** Some are, and cannot be read. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly points: number };

/**
 * The points of saved grades.
 *
 * @param data what is saved of them; null when nothing ever was
 */
export function ownPoints(data: string | null): OwnPoints {
  const grades = parseSavedGrades(data);
  if (grades.length > 0) return { kind: 'known', points: totalPoints(grades) };
  return { kind: data === null || isEmptyList(data) ? 'none' : 'unknown' };
}

/** Whoever has cleared their grades has an empty list (AMB-89). */
const isEmptyList = (data: string): boolean => /^\s*\[\s*\]\s*$/.test(data);
