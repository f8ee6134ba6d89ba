import { m } from '@applicant-hub/copy';
import type { CourseCheck } from '@applicant-hub/domain';

/** How an applicant's points compare with what a course asks for (EXT-37), as it is shown. */
export interface PointsView {
  readonly words: string;
  readonly isEnough: boolean;
}

/** What is shown of a comparison: words, not colour alone. */
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
