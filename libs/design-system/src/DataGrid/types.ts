import type { ReactNode } from 'react';
import type { RootProps } from '../root.ts';
import type { DataGridState } from './state.ts';

export interface DataGridColumn<Row> {
  readonly id: string;
  readonly header: string;
  /** What it is sorted and looked through by. */
  readonly value: (row: Row) => string | number;
  /** What is seen. Default: the value. */
  readonly cell?: ((row: Row) => ReactNode) | undefined;
  /** The order of two rows, smallest first. Default: by the value, as TanStack Table does it. */
  readonly compare?: ((one: Row, other: Row) => number) | undefined;
  /** Its cells name their rows; it is always shown. One column at most. */
  readonly rowHeader?: true | undefined;
  /** Aligned at the end, in figures of equal width. */
  readonly numeric?: true | undefined;
  /** Its order says nothing. */
  readonly noSort?: true | undefined;
}

/** Rows to do something with: a form around the ticks. */
export interface DataGridSelection<Row> {
  /** What the form sends the id of each ticked row as. */
  readonly name: string;
  /** The accessible name of the tick of a row, for example "Select the booking of 3 March". */
  readonly label: (row: Row) => string;
  /** The ids of the ticked rows, of other pages too. */
  readonly selected: readonly string[];
  /** With it ticks are kept by a state, and rows of several pages can be ticked. */
  readonly onChange?: ((selected: readonly string[]) => void) | undefined;
  readonly action: string;
  readonly method: 'get' | 'post';
  /** Buttons that submit, and hidden fields. */
  readonly actions: ReactNode;
}

export interface DataGridWords {
  /** The label of the field that looks for rows, its button, and the link that ends it. */
  readonly filter: string;
  readonly find: string;
  readonly showAll: string;
  /** What opens the choice of columns, its question, and its button. */
  readonly columns: string;
  readonly whichColumns: string;
  readonly showColumns: string;
  /** Which rows are shown, of how many; heard when it changes. */
  readonly count: (from: number, to: number, total: number) => string;
  /** Names the column of ticks, and the tick of all rows of the page. */
  readonly select: string;
  readonly selectAll: string;
  readonly selected: (count: number) => string;
  /** Names the links to pages, and each of them. */
  readonly pages: string;
  readonly previous: string;
  readonly next: string;
  readonly page: (page: number) => string;
}

export interface DataGridProps<Row> extends RootProps<HTMLDivElement> {
  /** Required: the table is `{id}-table`, the form of its selection `{id}-selection`. */
  readonly id: string;
  /** Says what the rows are. */
  readonly caption: ReactNode;
  readonly columns: readonly DataGridColumn<Row>[];
  /** All of them; or, with `rowCount`, those of the page, as the server has sorted and filtered them. */
  readonly rows: readonly Row[];
  readonly getRowId: (row: Row) => string;
  /** How many rows there are on all pages, where only those of one are given. */
  readonly rowCount?: number | undefined;
  readonly pageSize: number;
  /** What the address says: `readGridState`. */
  readonly state: DataGridState;
  /** Where a state is: `?${gridQuery(state)}` and whatever else the page has in its address. */
  readonly hrefFor: (state: DataGridState) => string;
  /** With it links and forms change this state, where a script runs, and no page is asked for. */
  readonly onStateChange?: ((state: DataGridState) => void) | undefined;
  readonly selection?: DataGridSelection<Row> | undefined;
  readonly words: DataGridWords;
}
