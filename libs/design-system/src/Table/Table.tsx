import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import { SortIcon } from '../Icon/SortIcon.ts';
import { Anchor } from '../Link/LinkProvider.tsx';
import type { RootProps } from '../root.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { withRef } from '../withRef.ts';
import * as css from './Table.css.ts';
import type { TableLayout } from './Table.css.ts';

export type { TableLayout } from './Table.css.ts';

export interface TableColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What its header shows in place of the text, which it has to say too: controls of a thing that is compared. */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Its cells name their rows. One column at most. */
  readonly rowHeader?: true | undefined;
  /** Aligned at the end, in figures of equal width. */
  readonly numeric?: true | undefined;
  /** Holds the tick of its row: as narrow as it can be, and not on paper. A ticked row is told apart. */
  readonly select?: true | undefined;
  /** Where rows are cards, it stands without its header, which it does not need. */
  readonly speaksForItself?: true | undefined;
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
  /** Heard but not seen: where the heading above says the same. */
  readonly hideCaption?: true | undefined;
  /**
   * `cards`: many columns, close together; where they have no room, below 1024 px, each row is a
   * card. `compare`: columns of one width, of which the first stays in sight while the others
   * scroll; two of them fit a phone, and a link to `{id}-{column}` goes to one. `figures`: names and one figure each, where a `Link` with the variant `cover` is pressed
   * anywhere on its row.
   */
  readonly layout?: TableLayout | undefined;
  /** Below the name of each row of `figures`, as wide as the row: a bar. */
  readonly across?: ((row: Row) => ReactNode) | undefined;
  /** Rows of controls, which are not on paper. */
  readonly isScreenOnly?: ((row: Row) => boolean) | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly getRowKey: (row: Row) => string;
}

/** Data in rows and columns, in a region that scrolls sideways when it is wider than the screen. */
export const Table = withRef(function Table<Row>({
  id,
  caption,
  hideCaption,
  layout,
  columns,
  rows,
  getRowKey,
  across,
  isScreenOnly,
  ...root
}: TableProps<Row>) {
  return (
    <section
      {...root}
      id={id}
      className={css.region}
      data-component="table"
      data-layout={layout}
      aria-labelledby={`${id}-caption`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard scrolls only what has focus.
      tabIndex={0}
    >
      <table className={css.table}>
        <caption id={`${id}-caption`} className={css.caption} data-hidden={hideCaption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id: column, header, head, numeric, select, sortHref, sorted }) => (
              <th
                key={column}
                id={layout === 'compare' ? `${id}-${column}` : undefined}
                className={css.cell}
                scope="col"
                data-numeric={numeric}
                data-select={select}
                aria-sort={sorted}
              >
                {sortHref ? (
                  <Anchor className={css.sortLink} href={sortHref}>
                    {header}
                    {sorted ? <ChevronDownIcon /> : <SortIcon />}
                  </Anchor>
                ) : (
                  (head ?? header)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowKey(row)} className={css.row} data-screen-only={isScreenOnly?.(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} layout={layout} across={across} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

interface CellProps<Row> extends Pick<TableProps<Row>, 'layout' | 'across'> {
  readonly column: TableColumn<Row>;
  readonly row: Row;
}

function Cell<Row>({ column, row, layout, across }: CellProps<Row>) {
  const { header, cell, rowHeader, numeric, select, speaksForItself } = column;
  const content = cell(row);
  if (!rowHeader) {
    const isLabelled = layout === 'cards' && !select && !speaksForItself;
    return (
      <td
        className={css.cell}
        data-numeric={numeric}
        data-select={select}
        data-label={isLabelled ? header : undefined}
      >
        {content}
      </td>
    );
  }
  return (
    <th className={css.cell} scope="row">
      {across ? (
        <div className={css.name}>
          {content}
          <div className={css.across}>{across(row)}</div>
        </div>
      ) : (
        content
      )}
    </th>
  );
}
