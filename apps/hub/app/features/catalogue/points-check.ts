import { m } from '@applicant-hub/copy';
import type { CourseCheck } from '@applicant-hub/domain';

/** How somebody's points compare with what a course asks for, in words. */
export function pointsCheckWords(check: CourseCheck): string {
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
