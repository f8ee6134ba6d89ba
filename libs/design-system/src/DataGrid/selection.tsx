'use client';
import type { Row as GridRow, Table } from '@tanstack/react-table';
import { useEffect, useRef, type RefObject } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DataGrid.css.ts';
import type { DataGridSelection, DataGridWords } from './types.ts';

/** Reads checkboxes that were ticked before the script loaded. */
export function useEarlyTicks<Row>(
  grid: RefObject<HTMLElement>,
  selection: DataGridSelection<Row> | undefined,
) {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  useEffect(() => {
    if (!latest.current?.onChange) return;
    const { name, selected, onChange } = latest.current;
    const ticked = [...(grid.current?.querySelectorAll<HTMLInputElement>('td :checked') ?? [])]
      .filter((tick) => tick.name === name && !selected.includes(tick.value))
      .map((tick) => tick.value);
    if (ticked.length > 0) onChange([...selected, ...ticked]);
  }, [grid]);
}

interface TickColumn<Row> {
  readonly id: string;
  readonly words: DataGridWords;
  readonly selection: DataGridSelection<Row>;
  readonly table: Table<Row>;
  readonly isEnhanced: boolean;
}

/**
 * The column of checkboxes: one checkbox for each row and, if a script can handle it, one checkbox
 * for all rows of the page.
 */
export const tickColumn = <Row,>({ id, words, selection, table, isEnhanced }: TickColumn<Row>) => ({
  id: `${id}-tick`,
  header: words.select,
  select: true as const,
  head:
    isEnhanced && selection.onChange ? (
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
  cell: (row: GridRow<Row>) => (
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
});

interface SelectionFormProps<Row> {
  readonly id: string;
  readonly selection: DataGridSelection<Row>;
  readonly shown: readonly GridRow<Row>[];
}

/** The form that the checkboxes belong to, with the ticked rows of other pages. */
export function SelectionForm<Row>({ id, selection, shown }: SelectionFormProps<Row>) {
  const elsewhere = selection.selected.filter((one) => !shown.some((row) => row.id === one));
  return (
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
  );
}
