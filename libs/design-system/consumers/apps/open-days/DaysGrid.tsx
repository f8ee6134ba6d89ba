'use client';
import { useState } from 'react';
import {
  DataGrid,
  englishDataGrid,
  readGridState,
  type DataGridColumn,
} from '@applicant-hub/design-system/data-grid';
import { days, inWords, type OpenDay } from './days.ts';

const columns: readonly DataGridColumn<OpenDay>[] = [
  {
    id: 'date',
    header: 'Day',
    value: ({ date }) => inWords(date),
    compare: (one, other) => one.date.localeCompare(other.date),
    rowHeader: true,
  },
  { id: 'campus', header: 'Campus', value: ({ campus }) => campus },
  { id: 'subject', header: 'Subject', value: ({ subject }) => subject },
  { id: 'places', header: 'Places left', value: ({ places }) => places, numeric: true },
];

/**
 * The open days. The URL sets the initial state of the grid; after that, the user changes the
 * state.
 */
export function DaysGrid({ query }: { query: string }) {
  const [state, setState] = useState(() => readGridState(new URLSearchParams(query)));
  return (
    <DataGrid
      id="days"
      caption="Open days in 2027"
      columns={columns}
      rows={days}
      getRowId={({ date }) => date}
      pageSize={5}
      state={state}
      onStateChange={setState}
      words={englishDataGrid}
    />
  );
}
