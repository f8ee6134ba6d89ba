import { m } from '@applicant-hub/copy';
import {
  CrossIcon,
  ExternalIcon,
  Link,
  Stack,
  Table,
  VisuallyHidden,
  type TableColumn,
} from '@applicant-hub/design-system';
import { COMPARISON_ID, comparePath } from './compare-path.ts';
import * as css from './CompareTable.css.ts';
import { CourseHead } from './CourseHead.tsx';
import type { ComparedCourse, ComparedFact, CompareView, FactBar } from './view-types.ts';

/**
 * The courses as columns, with ways to rank them and take them out, the facts as rows, and below each
 * course what to do next.
 */
export function CompareTable({ query, courses, facts, listed }: CompareView) {
  const shown = facts.filter(({ isSame }) => !(query.onlyDifferences && isSame));
  const others = (id: string) => courses.flatMap((course) => (course.id === id ? [] : course.id));
  const columns: TableColumn<ComparedFact | null>[] = [
    {
      id: 'fact',
      header: m.manage_compare_fact(),
      rowHeader: true,
      cell: (fact) => (fact === null ? m.manage_compare_next() : <FactName fact={fact} />),
    },
    ...courses.map((course, index) => ({
      id: course.id,
      header: course.fullTitle,
      head: (
        <CourseHead
          course={course}
          listed={listed}
          // Only of the shortlist the columns are in its order.
          sideways={query.courseIds.length === 0}
        />
      ),
      cell: (fact: ComparedFact | null) =>
        fact === null ? (
          <NextSteps
            course={course}
            removeHref={comparePath({ ...query, courseIds: others(course.id) })}
          />
        ) : (
          <FactValue fact={fact} index={index} />
        ),
    })),
  ];
  return (
    <Table
      id={COMPARISON_ID}
      layout="compare"
      caption={m.manage_compare_caption({ count: courses.length })}
      columns={columns}
      rows={[...shown, null]}
      getRowKey={(fact) => fact?.label ?? 'next'}
      // On paper nobody follows links, and room is short.
      isScreenOnly={(fact) => fact === null}
    />
  );
}

function FactName({ fact: { label, isSame } }: { fact: ComparedFact }) {
  return (
    <>
      {label}
      {isSame && <span className={css.same}>{m.manage_compare_same()}</span>}
    </>
  );
}

interface FactValueProps {
  readonly fact: ComparedFact;
  /** Of the column. */
  readonly index: number;
}

function FactValue({ fact: { values, bars, isSame }, index }: FactValueProps) {
  const bar = bars?.[index];
  return (
    <span className={css.value} data-same={isSame ? true : undefined}>
      {values[index] ?? m.manage_not_known()}
      {bar && <Bar {...bar} />}
    </span>
  );
}

/** The figure beside it says the same: the bar is only seen. A range is paler above its lower end. */
const Bar = ({ least, most }: FactBar) => (
  <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
    <rect className={css.track} width="100" height="8" />
    <rect className={css.range} width={most} height="8" />
    <rect className={css.fill} width={least} height="8" />
  </svg>
);

interface NextStepsProps {
  readonly course: ComparedCourse;
  /** The comparison without the course. */
  readonly removeHref: string;
}

function NextSteps({ course, removeHref }: NextStepsProps) {
  const { fullTitle, href, applyHref, uniUrl } = course;
  const about = <VisuallyHidden>{m.manage_compare_of({ title: fullTitle })}</VisuallyHidden>;
  return (
    <Stack gap={1} align="start">
      <Link href={href} variant="standalone">
        {m.manage_compare_view()}
        {about}
      </Link>
      <Link href={applyHref} variant="standalone">
        {m.manage_compare_apply()}
        {about}
      </Link>
      {uniUrl !== null && (
        <Link href={uniUrl} variant="standalone">
          {m.manage_compare_visit()}
          {about} <ExternalIcon />
        </Link>
      )}
      <Link href={removeHref} variant="standalone">
        <CrossIcon /> {m.manage_compare_remove()}
        {about}
      </Link>
    </Stack>
  );
}
