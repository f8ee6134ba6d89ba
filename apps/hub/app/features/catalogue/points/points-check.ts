import { m } from '@applicant-hub/copy';
import type { CourseCheck } from '@applicant-hub/domain';

/** A comparison of the applicant's points with a course (EXT-37), as text. */
export interface PointsView {
  readonly words: string;
  readonly isEnough: boolean;
}

export const pointsView = (check: CourseCheck): PointsView => ({
  words: wordsOf(check),
  isEnough: check.kind === 'within' || check.kind === 'above',
});

function wordsOf(check: CourseCheck): string {
  switch (check.kind) {
    case 'notUsed':
      return m.points_not_used();
    case 'below':
      return m.points_missing({ count: check.missing });
    case 'within':
      return m.points_enough();
    case 'above':
      return m.points_above();
  }
}
