import type { CourseCheck } from '@applicant-hub/domain';
import { pointsCheckWords } from '#app/features/catalogue/points-check.ts';
import type { PointsView } from './view-types.ts';

/** What a page shows of a comparison; null where nobody can say. */
export const pointsView = (check: CourseCheck | null): PointsView | null =>
  check && {
    words: pointsCheckWords(check),
    isEnough: check.kind === 'within' || check.kind === 'above',
  };
