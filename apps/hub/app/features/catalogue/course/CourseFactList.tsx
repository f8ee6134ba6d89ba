import { m } from '@applicant-hub/copy';
import * as css from './CourseFactList.css.ts';
import type { CourseFacts } from './course-facts.ts';

export interface CourseFactListProps {
  readonly facts: CourseFacts;
  /**
   * For cards: on small screens the facts are on one line, and only the points have a label.
   * Unknown facts are left out.
   */
  readonly run?: true;
}

/** The facts of a course, in as many rows as they need (FAV-9). */
export function CourseFactList({ facts, run }: CourseFactListProps) {
  const rows = [
    [m.courses_start_date(), facts.startDate],
    [m.courses_duration(), facts.duration],
    [m.courses_qualification(), facts.qualification],
    [m.courses_study_mode(), facts.studyMode],
    [m.courses_tariff_points(), facts.points],
  ].filter(([, value]) => run === undefined || value !== '');
  return (
    <div className={css.frame} data-run={run}>
      <dl className={css.list}>
        {rows.map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value === '' ? m.courses_not_known() : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
