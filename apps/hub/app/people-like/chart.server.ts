import {
  type ColumnDef,
  createTable,
  getCoreRowModel,
  getSortedRowModel,
} from '@tanstack/react-table';
import type { SubjectResult } from '@applicant-hub/domain';
import type { BarSort } from './people-like-path.ts';
import type { BarView, ChartView } from './view-types.ts';

/** As many rows are shown at first (PLY-14). */
const FIRST_ROWS = 5;

/** As many there are at most (PLY-14). */
const MAX_ROWS = 100;

/**
 * The rows of the results: the first five or all of them, in the order that somebody wants. It runs on
 * the server, so that no page carries more than it shows.
 *
 * @param isAll whether there is a row for each of them
 */
export function chartOf(
  results: readonly SubjectResult[],
  { isAll, sort }: { isAll: boolean; sort: BarSort },
): ChartView {
  const ranked = ranks(results);
  const shown = isAll ? ranked : ranked.slice(0, FIRST_ROWS);
  const total = ranked.length;
  return { rows: sorted(shown, sort), total, sort, isAll, canFold: total > FIRST_ROWS };
}

/** Most applicants first; those with as many stay as they come. */
function ranks(results: readonly SubjectResult[]): BarView[] {
  const ranked = [...results]
    .sort((one, other) => other.applicants - one.applicants)
    .slice(0, MAX_ROWS);
  const most = Math.max(1, ranked[0]?.applicants ?? 0);
  return ranked.map(({ applicants, subject }, index) => ({
    id: subject.id,
    subject: subject.name,
    applicants,
    rank: index + 1,
    percent: Math.max(1, Math.round((applicants / most) * 100)),
  }));
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

const collator = new Intl.Collator('en-GB', { sensitivity: 'base', numeric: true });

const columns: ColumnDef<BarView>[] = [
  {
    id: 'subject',
    accessorFn: ({ subject }) => subject,
    sortingFn: (one, other) => collator.compare(one.original.subject, other.original.subject),
  },
  { id: 'applicants', accessorFn: ({ applicants }) => applicants, sortingFn: 'basic' },
];
