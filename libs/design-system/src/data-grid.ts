/** `…/data-grid`, apart from the rest: it needs TanStack Table, and nobody else should have to install that. */
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
