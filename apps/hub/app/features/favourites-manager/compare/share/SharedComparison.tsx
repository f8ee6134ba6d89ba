import { m } from '@applicant-hub/copy';
import {
  ExternalIcon,
  Link,
  Picture,
  Stack,
  Text,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { page } from '../ComparePage.css.ts';
import * as css from '../CourseHead.css.ts';
import { FactsTable } from '../FactsTable.tsx';
import { PairLinks } from '../PairLinks.tsx';
import type { CourseColumn } from '../view-types.ts';
import type { SharedComparisonView } from './shared-view.server.ts';

/** A comparison for anyone with the link. It needs no script and has no links into the hub. */
export const SharedComparison = ({
  courses,
  facts,
  missing,
  isIncomplete,
}: SharedComparisonView) => (
  <div className={page}>
    <Stack gap={4}>
      {isIncomplete && <Text>{m.share_comparison_some()}</Text>}
      {missing > 0 && <Text>{m.manage_compare_missing({ count: missing })}</Text>}
      {courses.length > 0 && (
        <>
          <PairLinks courses={courses} />
          <FactsTable
            courses={courses}
            facts={facts}
            head={(course) => <Head {...course} />}
            lastName={m.share_comparison_more()}
            last={(course) => <More {...course} />}
          />
        </>
      )}
    </Stack>
  </div>
);

const Head = (course: CourseColumn) => (
  <div className={css.head}>
    <Picture src={course.picture} drawing={course.drawing} />
    <InEnglish>{course.fullTitle}</InEnglish>
  </div>
);

const More = ({ fullTitle, uniUrl }: CourseColumn) =>
  uniUrl === null ? (
    m.manage_not_known()
  ) : (
    <Link href={uniUrl} variant="standalone">
      {m.manage_compare_visit()}
      <VisuallyHidden>{m.manage_compare_of({ title: fullTitle })}</VisuallyHidden> <ExternalIcon />
    </Link>
  );
