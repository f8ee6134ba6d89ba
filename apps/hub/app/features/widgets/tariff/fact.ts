import { m } from '@applicant-hub/copy';
import { courseCheck, type SavedGrade, totalPoints } from '@applicant-hub/domain';
import type { ShortlistView } from './view-types.ts';

/**
 * The saved points, and the number of shortlisted courses whose requirements they meet.
 *
 * @param shortlist null if it is unknown
 * @returns null if no grades are saved
 */
export function tariffFact(
  saved: readonly SavedGrade[],
  shortlist: ShortlistView | null,
): string | null {
  if (saved.length === 0) return null;
  const points = totalPoints(saved);
  const courses = shortlist?.state === 'ready' ? shortlist.courses : [];
  const checks = courses
    .flatMap((course) => courseCheck(points, course.points)?.kind ?? [])
    .filter((kind) => kind !== 'notUsed');
  if (checks.length === 0) return m.tariff_points({ points });
  return m.tariff_fact({
    points: m.tariff_points({ points }),
    met: checks.filter((kind) => kind !== 'below').length,
    of: checks.length,
  });
}
