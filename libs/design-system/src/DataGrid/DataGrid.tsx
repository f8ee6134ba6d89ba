'use client';
import { useEffect, useRef, type FormEvent, type MouseEvent } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { isPlainPress } from '../enhance/isPlainPress.ts';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Table, type TableColumn } from '../Table/Table.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { withRef } from '../withRef.ts';
import * as css from './DataGrid.css.ts';
import { ColumnChoice, Filter } from './forms.tsx';
import { useGridTable } from './useGridTable.ts';
import type { DataGridState } from './state.ts';
import type { DataGridProps } from './types.ts';

export type { DataGridState } from './state.ts';
export type { DataGridColumn, DataGridProps, DataGridSelection, DataGridWords } from './types.ts';

/** The sort order after a press on a column header. */
const nextOrder = (sort: DataGridState['sort'], column: string) => ({
  column,
  descending: sort?.column === column && !sort.descending,
});

/**
 * A `Table` with sorting, filtering, paging, selectable columns and selectable rows. Each feature
 * is a link or a form whose state is in the address. With `onStateChange` a script applies it in
 * place.
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
  type Shown = (typeof shown)[number];
  const ticks = isEnhanced ? selection?.onChange && selection : undefined;

  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  // Reads checkboxes that were ticked before the script loaded.
  useEffect(() => {
    if (!latest.current?.onChange) return;
    const { name, selected, onChange } = latest.current;
    const ticked = [...(own.current?.querySelectorAll<HTMLInputElement>('td :checked') ?? [])]
      .filter((tick) => tick.name === name && !selected.includes(tick.value))
      .map((tick) => tick.value);
    if (ticked.length > 0) onChange([...selected, ...ticked]);
  }, [own]);

  const states = new Map<string, DataGridState>();
  const linkTo = (change: Partial<DataGridState>) => {
    const next = { ...state, ...change };
    const href = hrefFor(next);
    states.set(href, next);
    return href;
  };
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a');
    if (!link || !onStateChange || !isPlainPress(event)) return;
    // A router may have rewritten the address.
    const next = [...states].find(([href]) => new URL(href, document.baseURI).href === link.href);
    if (!next) return;
    event.preventDefault();
    onStateChange(next[1]);
    // The new page is read from its first row, and the pressed link may no longer exist.
    if (next[1].page !== page) document.getElementById(`${id}-table`)?.focus();
  };
  const change = (part: (form: FormData) => Partial<DataGridState>) =>
    onStateChange &&
    ((event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      onStateChange({ ...state, page: 1, ...part(new FormData(event.currentTarget)) });
    });

  const byId = new Map(columns.map((column) => [column.id, column]));
  const tableColumns = table.getVisibleLeafColumns().flatMap(({ id: columnId }) => {
    const column = byId.get(columnId);
    if (!column) return [];
    const { header, rowHeader, numeric, noSort, cell } = column;
    const { sort } = state;
    return {
      ...{ id: columnId, header, rowHeader, numeric },
      cell: (row) => cell?.(row.original) ?? column.value(row.original),
      ...(!noSort && { sortHref: linkTo({ sort: nextOrder(sort, columnId), page: 1 }) }),
      ...(sort?.column === columnId && { sorted: sort.descending ? 'descending' : 'ascending' }),
    } satisfies TableColumn<Shown>;
  });
  const tickColumn = selection && {
    id: `${id}-tick`,
    header: words.select,
    select: true as const,
    head: ticks ? (
      <Checkbox
        ref={(tick) => {
          if (tick) tick.indeterminate = table.getIsSomePageRowsSelected();
        }}
        name={`${id}-all`}
        label={words.selectAll}
        hideLabel
        checked={table.getIsAllPageRowsSelected()}
        onChange={(event) => table.toggleAllPageRowsSelected(event.target.checked)}
      />
    ) : (
      <VisuallyHidden>{words.select}</VisuallyHidden>
    ),
    cell: (row: Shown) => (
      <Checkbox
        name={selection.name}
        value={row.id}
        form={`${id}-selection`}
        label={selection.label(row.original)}
        hideLabel
        {...(selection.onChange
          ? { checked: row.getIsSelected(), onChange: () => row.toggleSelected() }
          : { defaultChecked: row.getIsSelected() })}
      />
    ),
  };

  const first = (page - 1) * pageSize + 1;
  const elsewhere = selection?.selected.filter((one) => !shown.some((row) => row.id === one)) ?? [];
  return (
    // Not interactive itself: it only handles events of the links inside, which are keyboard
    // accessible.
    <div
      {...root}
      ref={own}
      id={id}
      className={css.dataGrid}
      data-component="data-grid"
      onClickCapture={follow}
    >
      <div className={css.tools}>
        <Filter
          {...{ id, words }}
          filter={state.filter}
          href={hrefFor({ ...state, filter: '', page: 1 })}
          clearHref={linkTo({ filter: '', page: 1 })}
          onSubmit={change((form) => ({ filter: form.getAll('filter').map(String).join().trim() }))}
        />
        <ColumnChoice
          {...{ id, words, columns }}
          shown={tableColumns.map((column) => column.id)}
          href={hrefFor({ ...state, columns: undefined, page: 1 })}
          onSubmit={change((form) => {
            const chosen = form.getAll('column').map(String);
            return { columns: chosen.length > 0 ? chosen : undefined, page };
          })}
        />
      </div>
      <p className={css.count} role="status">
        {words.count(total === 0 ? 0 : first, Math.min(first + pageSize - 1, total), total)}
        {ticks && ticks.selected.length > 0 && (
          <>
            {' '}
            <span className={css.selected}>{words.selected(ticks.selected.length)}</span>
          </>
        )}
      </p>
      {selection && (
        <form
          id={`${id}-selection`}
          className={css.actions}
          action={selection.action}
          method={selection.method}
        >
          {elsewhere.map((one) => (
            <input key={one} type="hidden" name={selection.name} value={one} />
          ))}
          {selection.actions}
        </form>
      )}
      {total > 0 && (
        <Table
          id={`${id}-table`}
          caption={caption}
          columns={[...(tickColumn ? [tickColumn] : []), ...tableColumns]}
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
          getHref={(other) => linkTo({ page: other })}
          page={page}
          pageCount={pageCount}
        />
      )}
    </div>
  );
});
