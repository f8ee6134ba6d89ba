'use client';
import {
  functionalUpdate,
  getCoreRowModel,
  getFilteredRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  useReactTable,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { DataGridColumn, DataGridProps } from './types.ts';

type GridTable<Row> = Pick<
  DataGridProps<Row>,
  'columns' | 'rows' | 'getRowId' | 'state' | 'pageSize' | 'rowCount' | 'selection'
>;

const selectionOf = (ids: readonly string[]): RowSelectionState =>
  Object.fromEntries(ids.map((id) => [id, true]));

const idsOf = (selection: RowSelectionState) =>
  Object.keys(selection).filter((id) => selection[id]);

/** Checks whether a column is always visible, because it identifies the rows. */
export const isFixed = <Row>({ rowHeader }: DataGridColumn<Row>): boolean => rowHeader === true;

/**
 * The TanStack table in the given state. Rows that the server has sorted, filtered and paged are
 * left unchanged.
 */
export function useGridTable<Row>({
  columns,
  rows,
  getRowId,
  state,
  pageSize,
  rowCount,
  selection,
}: GridTable<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(({ id, value, compare, noSort }) => ({
        id,
        accessorFn: value,
        enableSorting: !noSort,
        ...(compare && {
          sortingFn: (one: { original: Row }, other: { original: Row }) =>
            compare(one.original, other.original),
        }),
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const isManual = rowCount !== undefined;
  const rowSelection = selectionOf(selection?.selected ?? []);
  const { sort, filter, columns: shown } = state;
  // oxlint-disable-next-line react/incompatible-library -- React's compiler skips this hook.
  const table = useReactTable<Row>({
    data,
    columns: definitions,
    getRowId,
    ...(isManual && { rowCount }),
    ...{ manualSorting: isManual, manualFiltering: isManual, manualPagination: isManual },
    // The caller controls the state, so the table must not reset the page number.
    autoResetPageIndex: false,
    globalFilterFn: 'includesString',
    state: {
      sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
      globalFilter: filter,
      columnVisibility: Object.fromEntries(
        columns.map((column) => [
          column.id,
          isFixed(column) || shown === undefined || shown.includes(column.id),
        ]),
      ),
      rowSelection,
    },
    onRowSelectionChange: (change) =>
      selection?.onChange?.(idsOf(functionalUpdate(change, rowSelection))),
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
  });
  const total = rowCount ?? table.getFilteredRowModel().rows.length;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  // A page number after the last page selects the last page.
  const page = Math.min(state.page, pageCount);
  table.setOptions((options) => ({
    ...options,
    state: { ...options.state, pagination: { pageIndex: page - 1, pageSize } },
  }));
  return { table, total, page, pageCount };
}
