import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { SortIcon } from '../Icon/SortIcon.ts';
import { Anchor } from '../Link/LinkProvider.tsx';
import type { RootProps } from '../root.ts';
import * as css from './Table.css.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Its cells name their rows. One column at most. */
  readonly rowHeader?: true | undefined;
  /** Aligned at the end, in figures of equal width. */
  readonly numeric?: true | undefined;
  /** Where its header leads: the same table, sorted by this column. */
  readonly sortHref?: string | undefined;
  /** The order the rows are in now, if they are sorted by this column. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

export interface TableProps<Row> extends RootProps {
  /** Required: the caption is `{id}-caption`. */
  readonly id: string;
  /** Says what the rows are. */
  readonly caption: ReactNode;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => string;
}

/** Data in rows and columns, in a region that scrolls sideways when it is wider than the screen. */
export function Table<Row>({ id, caption, columns, rows, getRowKey, ...root }: TableProps<Row>) {
  return (
    <section
      {...root}
      id={id}
      className={css.region}
      data-component="table"
      aria-labelledby={`${id}-caption`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls only what has focus.
      tabIndex={0}
    >
      <table className={css.table}>
        <caption id={`${id}-caption`} className={css.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id: column, header, numeric, sortHref, sorted }) => (
              <th
                key={column}
                className={css.cell}
                scope="col"
                data-numeric={numeric}
                aria-sort={sorted}
              >
                {sortHref ? (
                  <Anchor className={css.sortLink} href={sortHref}>
                    {header}
                    {sorted ? <ChevronDownIcon /> : <SortIcon />}
                  </Anchor>
                ) : (
                  header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowKey(row)}>
              {columns.map(({ id: column, cell, rowHeader, numeric }) =>
                rowHeader ? (
                  <th key={column} className={css.cell} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={column} className={css.cell} data-numeric={numeric}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
