import type { ReactNode } from 'react';
import { onPlainPress } from '../enhance/onPlainPress.ts';
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
  /**
   * Replaces the text in the header and must contain the same text. Use it to add controls for a
   * compared item.
   */
  readonly head?: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the cells of this column the row headers. At most one column may set this. */
  readonly rowHeader?: true | undefined;
  /** Aligns the cells at the end, with tabular figures. */
  readonly numeric?: true | undefined;
  /**
   * The column contains the checkboxes of the rows: minimal width, and hidden in print. A ticked
   * row is highlighted.
   */
  readonly select?: true | undefined;
  /** The content is clear without the column name, so cards omit the name. */
  readonly speaksForItself?: true | undefined;
  /** URL of the header's link, which opens the same table, sorted by this column. */
  readonly sortHref?: string | undefined;
  /** If this is set, the header's link calls it instead of loading a page. */
  readonly onSort?: (() => void) | undefined;
  /** The current sort order, if the rows are sorted by this column. */
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

export interface TableProps<Row> extends RootProps {
  /** Required. The id of the caption is `{id}-caption`. */
  readonly id: string;
  /** Caption that describes the rows. */
  readonly caption: ReactNode;
  /** Hides the caption visually, for a table below a heading with the same text. */
  readonly hideCaption?: true | undefined;
  /**
   * `cards`: many columns, close together; below 1024 px, where they do not fit, each row is a
   * card. `compare`: columns of equal width. The first column remains visible while the other
   * columns scroll; two columns fit a phone, and a link to `{id}-{column}` scrolls to a column.
   * `figures`: a name and one number per row. A `Link` with the variant `cover` makes the whole row
   * the click target.
   */
  readonly layout?: TableLayout | undefined;
  /** Content below the name of each row in `figures`, as wide as the row, for example a bar. */
  readonly across?: ((row: Row) => ReactNode) | undefined;
  /** True for rows that contain only controls, which are hidden in print. */
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
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard can scroll only the focused element.
      tabIndex={0}
    >
      <table className={css.table}>
        <caption id={`${id}-caption`} className={css.caption} data-hidden={hideCaption}>
          {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <thead>
          <tr>
            {columns.map(
              ({ id: column, header, head, numeric, select, sortHref, onSort, sorted }) => (
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
                    <Anchor
                      className={css.sortLink}
                      href={sortHref}
                      onClick={onSort && onPlainPress(onSort)}
                    >
                      {header}
                      {sorted ? <ChevronDownIcon /> : <SortIcon />}
                    </Anchor>
                  ) : (
                    (head ?? header)
                  )}
                </th>
              ),
            )}
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
