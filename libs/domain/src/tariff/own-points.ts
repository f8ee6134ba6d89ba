import { parseSavedGrades } from './saved-grades.ts';
import { totalPoints } from './count.ts';

export type OwnPoints =
  /** No grades are saved. */
  | { readonly kind: 'none' }
  /** Saved grades exist but cannot be read. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'known'; readonly points: number };

/** @param data the data of the saved grades; null when nothing was ever saved */
export function ownPoints(data: string | null): OwnPoints {
  const grades = parseSavedGrades(data);
  if (grades.length > 0) return { kind: 'known', points: totalPoints(grades) };
  return { kind: data === null || isEmptyList(data) ? 'none' : 'unknown' };
}

/** An empty list is saved when the user clears all grades (AMB-89). */
const isEmptyList = (data: string): boolean => /^\s*\[\s*\]\s*$/.test(data);
