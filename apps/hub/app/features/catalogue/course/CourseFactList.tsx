import { m } from '@applicant-hub/copy';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
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

/** Term and value, and whether the value is text of an API. */
type Row = readonly [string, string, 'published'?];

/** The facts of a course, in as many rows as they need (FAV-9). */
export function CourseFactList({ facts, run }: CourseFactListProps) {
  const all: readonly Row[] = [
    [m.courses_start_date(), facts.startDate],
    [m.courses_duration(), facts.duration, 'published'],
    [m.courses_qualification(), facts.qualification, 'published'],
    [m.courses_study_mode(), facts.studyMode, 'published'],
    [m.courses_tariff_points(), facts.points],
  ];
  const rows = all.filter(([, value]) => run === undefined || value !== '');
  return (
    <div className={css.frame} data-run={run}>
      <dl className={css.list}>
        {rows.map(([term, value, source]) => (
          <div key={term} className={css.fact}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>
              <InEnglish when={source === 'published' && value !== ''}>
                {value || m.courses_not_known()}
              </InEnglish>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
