import type { ReactNode } from 'react';
import type { RootProps } from '../root.ts';
import type { DataGridState } from './state.ts';

export interface DataGridColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Value for sorting and filtering. */
  readonly value: (row: Row) => string | number;
  /** Displayed content. Default: the value. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** Comparison of two rows, ascending. Default: by value, as in TanStack Table. */
  readonly compare?: ((one: Row, other: Row) => number) | undefined;
  /** Makes its cells the row headers; the column is always visible. At most one column. */
  readonly rowHeader?: true | undefined;
  /** Aligned at the end, with tabular figures. */
  readonly numeric?: true | undefined;
  /** Disables sorting, for a column whose order has no meaning. */
  readonly noSort?: true | undefined;
}

/** Selection of rows for an action: a form around the checkboxes. */
export interface DataGridSelection<Row> {
  /** Form field name under which the id of each ticked row is submitted. */
  readonly name: string;
  /** Accessible name of a row's checkbox, for example "Select the booking of 3 March". */
  readonly label: (row: Row) => string;
  /** Ids of the ticked rows, including those of other pages. */
  readonly selected: readonly string[];
  /** With it, the caller owns the selection, and rows of several pages can be ticked. */
  readonly onChange?: ((selected: readonly string[]) => void) | undefined;
  readonly action: string;
  readonly method: 'get' | 'post';
  /** Submit buttons and hidden fields. */
  readonly actions: ReactNode;
}

export interface DataGridWords {
  /** Label of the filter field, its button, and the link that clears the filter. */
  readonly filter: string;
  readonly find: string;
  readonly showAll: string;
  /** Label that opens the choice of columns, its question, and its button. */
  readonly columns: string;
  readonly whichColumns: string;
  readonly showColumns: string;
  /** Text for the range of shown rows and the total. Announced when it changes. */
  readonly count: (from: number, to: number, total: number) => string;
  /** Name of the checkbox column, and of the checkbox for all rows of the page. */
  readonly select: string;
  readonly selectAll: string;
  readonly selected: (count: number) => string;
  /** Name of the page navigation, and of each link in it. */
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
}

export interface DataGridProps<Row> extends RootProps<HTMLDivElement> {
  /** Required. The table is `{id}-table`, the form of its selection `{id}-selection`. */
  readonly id: string;
  /** Describes the rows. */
  readonly caption: ReactNode;
  readonly columns: readonly DataGridColumn<Row>[];
  /** All rows. With `rowCount`: the rows of the current page, sorted and filtered by the server. */
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Total number of rows when `rows` contains one page only. */
  readonly rowCount?: number | undefined;
  readonly pageSize: number;
  /** The state from the address, read by `readGridState`. */
  readonly state: DataGridState;
  /** Address of a state: `?${gridQuery(state)}` with the page's other parameters. */
  readonly hrefFor: (state: DataGridState) => string;
  /** With it, links and forms change this state by script, without loading a page. */
  readonly onStateChange?: ((state: DataGridState) => void) | undefined;
  readonly selection?: DataGridSelection<Row> | undefined;
  readonly words: DataGridWords;
}
