import {
  type ColumnDef,
  createTable,
  getCoreRowModel,
  getSortedRowModel,
} from '@tanstack/react-table';
import {
  locale,
  rankByApplicants,
  SHOWN_AT_FIRST,
  type SubjectResult,
} from '@applicant-hub/domain';
import type { BarSort } from '#app/platform/paths/people-like-path.ts';
import type { BarView, ChartView } from './view-types.ts';

/**
 * The rows of the chart in the requested order: the first five or all of them. They are selected on
 * the server, so that no page contains rows that it does not show.
 */
export function chartOf(
  results: readonly SubjectResult[],
  { isAll, sort }: { isAll: boolean; sort: BarSort },
): ChartView {
  const ranked = rankByApplicants(
    results.map(({ applicants, subject: { id, name } }) => ({ id, subject: name, applicants })),
  );
  const shown = isAll ? ranked : ranked.slice(0, SHOWN_AT_FIRST);
  const total = ranked.length;
  return { rows: sorted(shown, sort), total, sort, isAll, canFold: total > SHOWN_AT_FIRST };
}

function sorted(rows: readonly BarView[], { column, descending }: BarSort): BarView[] {
  const table = createTable<BarView>({
    data: [...rows],
    columns,
    state: {},
    onStateChange: () => undefined,
    renderFallbackValue: null,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const sorting = [{ id: column, desc: descending }];
  table.setOptions((options) => ({ ...options, state: { ...table.initialState, sorting } }));
  return table.getSortedRowModel().rows.map(({ original }) => original);
}

const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });

const columns: ColumnDef<BarView>[] = [
  {
    id: 'subject',
    accessorFn: ({ subject }) => subject,
    sortingFn: (one, other) => collator.compare(one.original.subject, other.original.subject),
  },
  { id: 'applicants', accessorFn: ({ applicants }) => applicants, sortingFn: 'basic' },
];
