import { m } from '@applicant-hub/copy';
import { locale } from '@applicant-hub/domain';
import { arrange } from './arrange.server.ts';
import type { Column, ColumnOrder } from '#app/platform/paths/columns.ts';
import type { Entry } from './entries.ts';
import { listsOf } from '#app/platform/paths/kinds.ts';
import {
  LIST_ID,
  managePath,
  sortValue,
  type ManageQuery,
} from '#app/platform/paths/manage-path.ts';
import { pointsView } from '#app/features/catalogue/points/points-check.ts';
import type { ColumnView, Option, RowView, TableView } from './view-types.ts';

export function tableView(
  entries: readonly Entry[],
  query: ManageQuery,
  columns: readonly Column[],
): TableView {
  const { matching, shown, page, pageCount } = arrange(entries, query);
  const before = shown[0] ? matching.indexOf(shown[0]) : -1;
  const lists = listsOf[query.kind].map((list) => ({
    list,
    rows: shown.filter(({ kind }) => kind === list).map((entry) => rowView(entry, columns)),
  }));
  return {
    total: entries.length,
    matching: matching.length,
    first: before + 1,
    last: before + shown.length,
    page,
    pageCount,
    columns: columns.map((column) => columnView(column, query)),
    lists: lists.filter(({ rows }) => rows.length > 0),
    qualifications: valuesOf(entries, 'qualification'),
    studyModes: valuesOf(entries, 'studyMode'),
    sorts: sortOptions(columns),
  };
}

const rowView = ({ ref, known, isUnread, slot }: Entry, columns: readonly Column[]): RowView => ({
  ref,
  ...(isUnread && { isUnread }),
  slot,
  known: known && {
    title: known.title,
    fullTitle: known.fullTitle,
    href: known.href,
    // The column already states that a course does not use points.
    check: known.check && known.check.kind !== 'notUsed' ? pointsView(known.check) : null,
  },
  cells: columns.slice(1).map(({ id }) => known?.cell(id)?.text ?? null),
});

function columnView({ id, header, order, numeric }: Column, query: ManageQuery): ColumnView {
  const sort = query.sort?.column === id ? query.sort : null;
  const next = { column: id, descending: sort?.descending === false };
  return {
    id,
    header: header(),
    numeric: numeric === true,
    sortHref: order && `${managePath({ ...query, sort: next, page: 1 })}#${LIST_ID}`,
    sorted: sort && (sort.descending ? 'descending' : 'ascending'),
  };
}

const orderWords: Readonly<
  Record<ColumnOrder, readonly [up: (input: Header) => string, down: (input: Header) => string]>
> = {
  text: [m.manage_sort_text_up, m.manage_sort_text_down],
  amount: [m.manage_sort_amount_up, m.manage_sort_amount_down],
  date: [m.manage_sort_date_up, m.manage_sort_date_down],
  distance: [m.manage_sort_distance_up, m.manage_sort_distance_down],
  place: [m.manage_sort_place_up, m.manage_sort_place_down],
};
interface Header {
  column: string;
}

/** All sort options, for screens on which the table has no header. */
const sortOptions = (columns: readonly Column[]): Option[] => [
  { value: '', label: m.manage_sort_newest() },
  ...columns.flatMap(({ id, header, order }) =>
    order === null
      ? []
      : orderWords[order].map((words, index) => ({
          value: sortValue({ column: id, descending: index === 1 }),
          label: words({ column: header() }),
        })),
  ),
];

function valuesOf(entries: readonly Entry[], column: 'qualification' | 'studyMode'): string[] {
  const values = entries.flatMap(({ known }) => known?.cell(column)?.text ?? []);
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, locale));
}
