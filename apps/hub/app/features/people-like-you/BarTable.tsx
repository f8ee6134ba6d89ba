import { m } from '@applicant-hub/copy';
import {
  isPlainPress,
  Link,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@applicant-hub/design-system';
import { locale } from '@applicant-hub/domain';
import { type MouseEvent, useState } from 'react';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { Bar } from './Bar.tsx';
import { GuideDialog } from './GuideDialog.tsx';
import {
  type BarSort,
  type PeopleLikeQuery,
  peopleLikePath,
} from '#app/platform/paths/people-like-path.ts';
import type { BarView, ResultsStep } from './view-types.ts';

export interface BarTableProps extends Pick<ResultsStep, 'chart' | 'guides' | 'guide'> {
  query: Pick<PeopleLikeQuery, 'type' | 'subjects'>;
}

/** A bar chart as a table: each row has its subject, bar and number (PLY-16). */
export function BarTable({ query, chart, guides, guide }: BarTableProps) {
  const { rows, total, sort, isAll, canFold } = chart;
  const [opened, setOpened] = useState(guide);
  const here: Partial<PeopleLikeQuery> = { ...query, sort, isAll };
  const shown = rows.find(({ id }) => id === opened);
  const details = shown && guides[shown.id];

  const open = (id: string) => (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setOpened(id);
  };
  const columns: TableColumn<BarView>[] = [
    {
      id: 'subject',
      header: m.people_column_subject(),
      rowHeader: true,
      ...sorting(here, sort, 'subject'),
      cell: ({ id, subject }) => (
        <Link href={peopleLikePath({ ...here, guide: id })} variant="cover" onClick={open(id)}>
          <span {...publishedText}>{subject}</span>
        </Link>
      ),
    },
    {
      id: 'applicants',
      header: m.people_column_applicants(),
      numeric: true,
      ...sorting(here, sort, 'applicants'),
      cell: ({ applicants }) => figures.format(applicants),
    },
  ];
  return (
    <Stack gap={4}>
      <Text muted>{m.people_results_intro()}</Text>
      <Table
        id="results"
        caption={m.people_results()}
        layout="figures"
        columns={columns}
        rows={rows}
        getRowKey={({ id }) => id}
        across={({ rank, percent }) => <Bar rank={rank} percent={percent} />}
      />
      {canFold && (
        <p>
          <Link href={peopleLikePath({ ...here, isAll: !isAll })} variant="standalone">
            {isAll ? m.people_fewer() : m.people_more({ count: total })}
          </Link>
        </p>
      )}
      <Text size="s" muted>
        {m.people_source()}
      </Text>
      {shown && details && (
        <GuideDialog key={shown.id} bar={shown} guide={details} onClose={() => setOpened(null)} />
      )}
    </Stack>
  );
}

const figures = new Intl.NumberFormat(locale);

/**
 * The link in a header reverses the order if the table is sorted by that column. Otherwise it sorts
 * by the column: most applicants first, or A to Z.
 */
function sorting(here: Partial<PeopleLikeQuery>, sort: BarSort, column: BarSort['column']) {
  const isSorted = sort.column === column;
  const descending = isSorted ? !sort.descending : column === 'applicants';
  return {
    sortHref: peopleLikePath({ ...here, sort: { column, descending } }),
    sorted: isSorted ? orderOf(sort) : undefined,
  };
}

const orderOf = ({ descending }: BarSort): TableColumn<BarView>['sorted'] =>
  descending ? 'descending' : 'ascending';
