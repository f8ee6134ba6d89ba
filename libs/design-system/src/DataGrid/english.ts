import type { DataGridWords } from './DataGrid.tsx';

/** English text for a `DataGrid`. */
export const englishDataGrid: DataGridWords = {
  ...{ filter: 'Find in the table', find: 'Find', showAll: 'Show all' },
  ...{ columns: 'Columns', whichColumns: 'Which columns?', showColumns: 'Show columns' },
  count: (from, to, total) => {
    if (total === 0) return 'No rows found';
    const rows = total === 1 ? '1 row' : `${total} rows`;
    return from === 1 && to === total ? rows : `${from} to ${to} of ${rows}`;
  },
  ...{ select: 'Select', selectAll: 'Select all rows of this page' },
  selected: (count) => `${count} selected`,
  ...{ pages: 'Pages', previous: 'Previous', next: 'Next' },
  page: (page) => `Page ${page}`,
};
