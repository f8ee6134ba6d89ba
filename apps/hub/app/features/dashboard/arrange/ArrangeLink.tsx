import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';
import { columnCounts } from '@applicant-hub/domain';
import { only } from './ArrangeLink.css.ts';
import { arrangeHerePath } from './arrange-path.ts';

export function ArrangeLink() {
  return columnCounts.map((columns) => (
    <span key={columns} className={only[columns]}>
      <Link href={arrangeHerePath(columns)} variant="compact">
        {m.widgets_arrange()}
      </Link>
    </span>
  ));
}
