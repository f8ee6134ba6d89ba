import { m } from '@applicant-hub/copy';
import { Table, type TableColumn } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { COMPARISON_ID } from './compare-path.ts';
import * as css from './FactsTable.css.ts';
import type { ComparedFact, CourseColumn, FactBar } from './view-types.ts';

interface FactsTableProps<Course> {
  readonly courses: readonly Course[];
  readonly facts: readonly ComparedFact[];
  readonly head: (course: Course) => ReactNode;
  /** The name of the last row, whose cells `last` returns. The row is not printed. */
  readonly lastName: string;
  readonly last: (course: Course) => ReactNode;
}

export function FactsTable<Course extends CourseColumn>({
  courses,
  facts,
  head,
  lastName,
  last,
}: FactsTableProps<Course>) {
  const columns: TableColumn<ComparedFact | null>[] = [
    {
      id: 'fact',
      header: m.manage_compare_fact(),
      rowHeader: true,
      cell: (fact) => (fact === null ? lastName : <FactName fact={fact} />),
    },
    ...courses.map((course, index) => ({
      id: course.id,
      header: course.fullTitle,
      head: head(course),
      cell: (fact: ComparedFact | null) =>
        fact === null ? last(course) : <FactValue fact={fact} index={index} />,
    })),
  ];
  return (
    <Table
      id={COMPARISON_ID}
      layout="compare"
      caption={m.manage_compare_caption({ count: courses.length })}
      columns={columns}
      rows={[...facts, null]}
      getRowKey={(fact) => fact?.label ?? 'last'}
      // Links do not work on paper, and space is limited.
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
  readonly index: number;
}

function FactValue({ fact: { values, bars, isSame, isPublished }, index }: FactValueProps) {
  const value = values[index] ?? null;
  const bar = bars?.[index];
  return (
    <span className={css.value} data-same={isSame ? true : undefined}>
      <InEnglish when={isPublished === true && value !== null}>
        {value ?? m.manage_not_known()}
      </InEnglish>
      {bar && <Bar {...bar} />}
    </span>
  );
}

/**
 * Decorative, because the figure next to it has the same information. For a range, the part between
 * the lower and the upper end is paler.
 */
const Bar = ({ least, most }: FactBar) => (
  <svg className={css.bar} width="192" height="8" fill="none" aria-hidden>
    {most > least && <rect className={css.range} width={`${most}%`} height="8" />}
    <rect className={css.fill} width={`${least}%`} height="8" />
  </svg>
);
