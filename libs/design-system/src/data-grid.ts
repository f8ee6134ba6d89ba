/**
 * The `…/data-grid` entry. It is separate because it needs TanStack Table, which users of the
 * package should not have to install unless they use the data grid.
 */
export {
  DataGrid,
  type DataGridColumn,
  type DataGridProps,
  type DataGridSelection,
  type DataGridState,
  type DataGridWords,
} from './DataGrid/DataGrid.tsx';
export { englishDataGrid } from './DataGrid/english.ts';
export { gridQuery, readGridState } from './DataGrid/state.ts';
