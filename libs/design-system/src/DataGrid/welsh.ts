import type { DataGridWords } from './DataGrid.tsx';

/** Welsh text for a `DataGrid`. */
export const welshDataGrid: DataGridWords = {
  ...{ filter: 'Chwilio yn y tabl', find: 'Chwilio', showAll: 'Dangos y cyfan' },
  ...{ columns: 'Colofnau', whichColumns: 'Pa golofnau?', showColumns: 'Dangos colofnau' },
  count: (from, to, total) => {
    if (total === 0) return 'Dim rhesi';
    // The number two causes a soft mutation.
    const rows = `${total} ${total === 2 ? 'res' : 'rhes'}`;
    return from === 1 && to === total ? rows : `${from} i ${to} o ${rows}`;
  },
  ...{ select: 'Dewis', selectAll: 'Dewis pob rhes ar y dudalen hon' },
  selected: (count) => (count === 1 ? "1 wedi'i dewis" : `${count} wedi'u dewis`),
  ...{ pages: 'Tudalennau', previous: 'Blaenorol', next: 'Nesaf' },
  page: (page) => `Tudalen ${page}`,
};
