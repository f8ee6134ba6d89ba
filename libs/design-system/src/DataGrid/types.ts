import type { ReactNode } from 'react';
import type { RootProps } from '../root.ts';
import type { DataGridState } from './state.ts';

export interface DataGridColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** Value for sorting and filtering. */
  readonly value: (row: Row) => string | number;
  /** Displayed content. The default is the value. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /**
   * Comparison of two rows, ascending. By default, rows are compared by value, as in TanStack
   * Table.
   */
  readonly compare?: ((one: Row, other: Row) => number) | undefined;
  /**
   * Makes the cells of this column the row headers; the column is always visible. At most one
   * column may set this.
   */
  readonly rowHeader?: true | undefined;
  /** Aligns the cells at the end, with tabular figures. */
  readonly numeric?: true | undefined;
  /** Disables sorting, for a column whose order has no meaning. */
  readonly noSort?: true | undefined;
}

/** Selection of rows for an action. The checkboxes belong to one form. */
export interface DataGridSelection<Row> {
  /** Form field name under which the id of each ticked row is submitted. */
  readonly name: string;
  /** Accessible name of a row's checkbox, for example "Select the booking of 3 March". */
  readonly label: (row: Row) => string;
  /** Ids of the ticked rows, including ticked rows of other pages. */
  readonly selected: readonly string[];
  /** If this is set, the caller controls the selection, and rows of several pages can be ticked. */
  readonly onChange?: ((selected: readonly string[]) => void) | undefined;
  readonly action: string;
  readonly method: 'get' | 'post';
  /** Submit buttons and hidden fields of the form. */
  readonly actions: ReactNode;
}

export interface DataGridWords {
  /** Label of the filter field, its button, and the link that clears the filter. */
  readonly filter: string;
  readonly find: string;
  readonly showAll: string;
  /**
   * Label of the button that opens the column selection, its question, and the label of its submit
   * button.
   */
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
  /**
   * Required. The id of the table is `{id}-table`, and the id of the selection form is
   * `{id}-selection`.
   */
  readonly id: string;
  /** Caption that describes the rows. */
  readonly caption: ReactNode;
  readonly columns: readonly DataGridColumn<Row>[];
  /**
   * All rows. If `rowCount` is set: only the rows of the current page, sorted and filtered by the
   * server.
   */
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** Total number of rows, if `rows` contains only one page. */
  readonly rowCount?: number | undefined;
  readonly pageSize: number;
  /** The state from the URL, read by `readGridState`. */
  readonly state: DataGridState;
  /**
   * Returns the URL of a state: `?${gridQuery(state)}` with the page's other parameters. The default
   * is the URL without other parameters.
   */
  readonly hrefFor?: ((state: DataGridState) => string) | undefined;
  /**
   * If this is set, links and forms call it to change the state by script, without loading a page.
   */
  readonly onStateChange?: ((state: DataGridState) => void) | undefined;
  readonly selection?: DataGridSelection<Row> | undefined;
  readonly words: DataGridWords;
}
