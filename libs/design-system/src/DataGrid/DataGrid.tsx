'use client';
import type { Row as GridRow, Table as ReactTable } from '@tanstack/react-table';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Table, type TableColumn } from '../Table/Table.tsx';
import { withRef } from '../withRef.ts';
import * as css from './DataGrid.css.ts';
import { ColumnChoice, Filter } from './forms.tsx';
import { stateLinks, type StateLinks } from './links.ts';
import { SelectionForm, tickColumn, useEarlyTicks } from './selection.tsx';
import type { DataGridState } from './state.ts';
import { useGridTable } from './useGridTable.ts';
import type { DataGridColumn, DataGridProps } from './types.ts';

export type { DataGridState } from './state.ts';
export type { DataGridColumn, DataGridProps, DataGridSelection, DataGridWords } from './types.ts';

/** Returns the sort order after a click on a column header. */
const nextOrder = (sort: DataGridState['sort'], column: string) => ({
  column,
  descending: sort?.column === column && !sort.descending,
});

/** The visible columns. Each header contains a link that sorts by the column. */
const columnsOf = <Row,>(
  table: ReactTable<Row>,
  columns: readonly DataGridColumn<Row>[],
  { state: { sort }, linkTo }: StateLinks,
) =>
  columns
    .filter(({ id }) => table.getColumn(id)?.getIsVisible())
    .map(({ id, header, rowHeader, numeric, noSort, value, cell }) => {
      const sorting = linkTo({ sort: nextOrder(sort, id), page: 1 });
      return {
        ...{ id, header, rowHeader, numeric },
        cell: (row) => cell?.(row.original) ?? value(row.original),
        ...(!noSort && { sortHref: sorting.href, onSort: sorting.apply }),
        ...(sort?.column === id && { sorted: sort.descending ? 'descending' : 'ascending' }),
      } satisfies TableColumn<GridRow<Row>>;
    });

/**
 * A `Table` with sorting, filtering, paging, selectable columns and selectable rows. Each feature
 * is a link or a form whose state is in the URL. With `onStateChange`, a script applies the state
 * without loading a page.
 */
export const DataGrid = withRef(function DataGrid<Row>({
  id,
  caption,
  columns,
  rows,
  getRowId,
  rowCount,
  pageSize,
  state,
  hrefFor,
  onStateChange,
  selection,
  words,
  ref,
  ...root
}: DataGridProps<Row>) {
  const isEnhanced = useEnhanced();
  const own = useSharedRef(ref);
  const { table, total, page, pageCount } = useGridTable({
    ...{ columns, rows, getRowId, rowCount, pageSize, state, selection },
  });
  const shown = table.getRowModel().rows;
  const tick = selection && tickColumn({ id, words, selection, table, isEnhanced });
  useEarlyTicks(own, selection);

  const links = stateLinks({ id, state: { ...state, page }, hrefFor, onStateChange });
  const tableColumns = columnsOf(table, columns, links);
  const first = (page - 1) * pageSize + 1;
  return (
    <div {...root} ref={own} id={id} className={css.dataGrid} data-component="data-grid">
      <div className={css.tools}>
        <Filter {...{ id, words, links }} />
        <ColumnChoice {...{ id, words, links, columns }} visible={tableColumns} />
      </div>
      <p className={css.count} role="status">
        {words.count(total === 0 ? 0 : first, Math.min(first + pageSize - 1, total), total)}
        {isEnhanced && selection?.onChange && selection.selected.length > 0 && (
          <>
            {' '}
            <span className={css.selected}>{words.selected(selection.selected.length)}</span>
          </>
        )}
      </p>
      {selection && <SelectionForm {...{ id, selection, shown }} />}
      {total > 0 && (
        <Table
          id={`${id}-table`}
          caption={caption}
          columns={[...(tick ? [tick] : []), ...tableColumns]}
          rows={shown}
          getRowKey={(row) => row.id}
        />
      )}
      {pageCount > 1 && (
        <Pagination
          label={words.pages}
          previousLabel={words.previous}
          nextLabel={words.next}
          getPageLabel={words.page}
          getHref={(other) => links.linkTo({ page: other }).href}
          onPage={onStateChange && ((other) => links.linkTo({ page: other }).apply?.())}
          page={page}
          pageCount={pageCount}
        />
      )}
    </div>
  );
});
