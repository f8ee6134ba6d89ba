import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import type { Examples } from '../examples.ts';
import { DataGrid, type DataGridColumn, type DataGridState } from './DataGrid.tsx';
import { englishDataGrid } from './english.ts';

interface Booking {
  readonly id: string;
  readonly visitor: string;
  readonly campus: string;
  readonly seats: number;
}

const bookings: Booking[] = [
  ['Ada Lovell', 'North', 2],
  ['Ben Okoro', 'South', 1],
  ['Carys Pugh', 'North', 4],
  ['Dev Rao', 'South', 3],
  ['Elin Hughes', 'North', 1],
].map(([visitor, campus, seats], index) => ({
  id: `b${index + 1}`,
  ...({ visitor, campus, seats } as Pick<Booking, 'visitor' | 'campus' | 'seats'>),
}));

const columns: DataGridColumn<Booking>[] = [
  { id: 'visitor', header: 'Visitor', rowHeader: true, value: ({ visitor }) => visitor },
  { id: 'campus', header: 'Campus', value: ({ campus }) => campus },
  { id: 'seats', header: 'Seats', numeric: true, value: ({ seats }) => seats },
];

const grid = {
  columns,
  rows: bookings,
  getRowId: ({ id }: Booking) => id,
  words: englishDataGrid,
};

/** A page that controls the state once its script has loaded. */
function Bookings() {
  const [state, setState] = useState<DataGridState>({ filter: '', page: 1 });
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <DataGrid
      {...grid}
      id="grid-bookings"
      caption="Bookings for 17 March"
      pageSize={3}
      state={state}
      onStateChange={setState}
      selection={{
        name: 'booking',
        label: ({ visitor }) => `Select the booking of ${visitor}`,
        selected,
        onChange: setSelected,
        action: '/cancel',
        method: 'get',
        actions: (
          <Button type="submit" variant="secondary">
            Cancel bookings
          </Button>
        ),
      }}
    />
  );
}

export const examples: Examples = {
  'all of it': <Bookings />,
  'rows that the server has sorted, filtered and cut': (
    <DataGrid
      {...grid}
      id="grid-page"
      caption="Bookings for 18 March"
      words={{ ...englishDataGrid, pages: 'Pages of 18 March' }}
      rows={bookings.slice(0, 2)}
      rowCount={42}
      pageSize={2}
      state={{
        sort: { column: 'visitor', descending: false },
        filter: 'a',
        page: 1,
        columns: ['seats'],
      }}
    />
  ),
};
