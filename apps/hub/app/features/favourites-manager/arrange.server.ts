import {
  createTable,
  getCoreRowModel,
  getFilteredRowModel,
  getSortedRowModel,
  type ColumnDef,
  type Row,
} from '@tanstack/react-table';
import { hasWords, locale } from '@applicant-hub/domain';
import { columnsOf, type ColumnId } from '#app/platform/paths/columns.ts';
import type { Entry } from './entries.ts';
import { listsOf } from '#app/platform/paths/kinds.ts';
import type { ManageQuery } from '#app/platform/paths/manage-path.ts';

/** Rows per page: 500 favourites are ten pages. */
export const PAGE_SIZE = 50;

export type Arrangement = Pick<
  ManageQuery,
  'kind' | 'search' | 'qualification' | 'studyMode' | 'sort' | 'page'
>;

export interface Arranged {
  /** All matching rows, sorted. */
  readonly matching: readonly Entry[];
  readonly shown: readonly Entry[];
  /** The page number; the last page if the requested page is beyond it. */
  readonly page: number;
  readonly pageCount: number;
}

/**
 * Filters, sorts and paginates favourites on the server, so that the HTML of a page contains only
 * its own rows.
 */
export function arrange(entries: readonly Entry[], query: Arrangement): Arranged {
  const matching = isAsked(query) ? found(entries, query) : byList(entries, query);
  const pageCount = Math.max(1, Math.ceil(matching.length / PAGE_SIZE));
  const page = Math.min(query.page, pageCount);
  const shown = matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { matching, shown, page, pageCount };
}

const isAsked = ({ search, qualification, studyMode, sort }: Arrangement): boolean =>
  search !== '' || qualification !== null || studyMode !== null || sort !== null;

/**
 * Skips the table library for the default order, because the library takes longer than the rest of
 * the page.
 */
const byList = (entries: readonly Entry[], { kind }: Arrangement): readonly Entry[] =>
  listsOf[kind].flatMap((list) => entries.filter((entry) => entry.kind === list));

function found(entries: readonly Entry[], query: Arrangement): readonly Entry[] {
  const { search, qualification, studyMode, sort } = query;
  const table = createTable<Entry>({
    data: [...entries],
    columns: [...hiddenColumns(query), ...columnsOf[query.kind].map(({ id }) => column(id))],
    state: {},
    onStateChange: () => undefined,
    renderFallbackValue: null,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const inLists = { id: LIST, desc: false };
  const state = {
    ...table.initialState,
    columnFilters: [
      ...(search === '' ? [] : [{ id: WORDS, value: search }]),
      ...(qualification === null ? [] : [{ id: 'qualification', value: qualification }]),
      ...(studyMode === null ? [] : [{ id: 'studyMode', value: studyMode }]),
    ],
    sorting: sort === null ? [inLists] : [inLists, { id: sort.column, desc: sort.descending }],
  };
  table.setOptions((options) => ({ ...options, state }));
  return table.getSortedRowModel().rows.map(({ original }) => original);
}

const LIST = 'list';
const WORDS = 'words';

/**
 * Columns that are not displayed: the list that a favourite is in, and the text that the filter
 * searches.
 */
const hiddenColumns = ({ kind }: Arrangement): ColumnDef<Entry>[] => [
  { id: LIST, accessorFn: (entry) => listsOf[kind].indexOf(entry.kind), sortingFn: inOrder },
  { id: WORDS, accessorFn: (entry) => wordsOf(entry, kind), filterFn: isFound },
];

const isFound = (row: Row<Entry>, columnId: string, search: string) =>
  hasWords(search, row.getValue<string>(columnId));

const column = (id: ColumnId): ColumnDef<Entry> => ({
  id,
  accessorFn: (entry) => entry.known?.cell(id)?.sort ?? undefined,
  sortingFn: inOrder,
  sortUndefined: 'last',
  filterFn: (row, columnId, wanted) => row.getValue(columnId) === wanted,
});

const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });

function inOrder(one: Row<Entry>, other: Row<Entry>, columnId: string): number {
  const [a, b] = [one.getValue(columnId), other.getValue(columnId)];
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : collator.compare(String(a), String(b));
}

const wordsOf = ({ known }: Entry, kind: Arrangement['kind']) =>
  columnsOf[kind].flatMap(({ id }) => known?.cell(id)?.text ?? []).join(' ');
