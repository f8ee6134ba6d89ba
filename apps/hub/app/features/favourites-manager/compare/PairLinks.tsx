import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';
import { COMPARISON_ID } from './compare-path.ts';
import * as css from './PairLinks.css.ts';
import type { CourseColumn } from './view-types.ts';

/** A phone has room for two courses. These links scroll the table to the other courses. */
export function PairLinks({ courses }: { courses: readonly CourseColumn[] }) {
  if (courses.length < 3) return null;
  return (
    <nav aria-label={m.manage_compare_pairs()}>
      <ul className={css.pairs}>
        {courses.map(({ id }, index) =>
          index % 2 === 1 ? null : (
            <li key={id}>
              <Link href={`#${COMPARISON_ID}-${id}`} variant="standalone">
                {index + 1 === courses.length
                  ? m.manage_compare_pairs_last({ place: index + 1 })
                  : m.manage_compare_pairs_two({ first: index + 1, second: index + 2 })}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
