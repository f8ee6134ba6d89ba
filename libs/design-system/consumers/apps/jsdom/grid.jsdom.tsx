/** Tests the data grid in an app with TanStack Table, where the page owns the state. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import {
  DataGrid,
  englishDataGrid,
  gridQuery,
  readGridState,
  type DataGridProps,
  type DataGridState,
} from '@applicant-hub/design-system/data-grid';

const rows = [
  ['Bath', 94_000],
  ['Leeds', 536_000],
  ['Bangor', 16_000],
].map(([town, people]) => ({ town: String(town), people: Number(people) }));

let address = '';

function Towns({ hrefFor }: Pick<DataGridProps<never>, 'hrefFor'>) {
  const [state, setState] = useState<DataGridState>({ filter: '', page: 1 });
  const [selected, setSelected] = useState<readonly string[]>([]);
  address = gridQuery(state);
  return (
    <DataGrid
      id="towns"
      caption="Towns"
      rows={rows}
      getRowId={({ town }) => town}
      columns={[
        { id: 'town', header: 'Town', rowHeader: true, value: ({ town }) => town },
        { id: 'people', header: 'People', numeric: true, value: ({ people }) => people },
      ]}
      pageSize={2}
      state={state}
      onStateChange={setState}
      hrefFor={hrefFor}
      selection={{
        name: 'town',
        label: ({ town }) => `Select ${town}`,
        selected,
        onChange: setSelected,
        action: '/visit',
        method: 'post',
        actions: <button type="submit">Visit</button>,
      }}
      words={englishDataGrid}
    />
  );
}

const withYear = (state: DataGridState) => `?year=2027&${gridQuery(state)}`;

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('the grid can be sorted, paged and filtered, and each state has a separate URL', async () => {
  const user = userEvent.setup();
  render(<Towns hrefFor={withYear} />);
  expect(names()).toEqual(['Bath', 'Leeds']);
  await user.click(screen.getByRole('link', { name: 'People' }));
  expect(names()).toEqual(['Bangor', 'Bath']);
  await user.click(screen.getByRole('link', { name: 'People' }));
  expect(names()).toEqual(['Leeds', 'Bath']);
  expect(address).toBe('sort=-people');
  expect(screen.getByRole('columnheader', { name: 'People' }).getAttribute('aria-sort')).toBe(
    'descending',
  );

  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(names()).toEqual(['Bangor']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Towns' }));
  expect(screen.getByText('3 to 3 of 3 rows')).toBeTruthy();

  await user.type(screen.getByRole('searchbox', { name: 'Find in the table' }), 'ba{Enter}');
  expect(names()).toEqual(['Bath', 'Bangor']);
  expect(address).toBe('filter=ba&sort=-people');
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');

  await user.click(screen.getByText('Columns'));
  await user.click(screen.getByRole('checkbox', { name: 'People' }));
  // This is the only column that can be hidden, and an empty selection is ignored.
  await user.click(screen.getByRole('button', { name: 'Show columns' }));
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
});

it.each([
  ['without a function for URLs', undefined],
  ['whose links all have the same URL', () => '#'],
])('each link of a grid %s leads to its own state', async (_which, hrefFor) => {
  const user = userEvent.setup();
  render(<Towns hrefFor={hrefFor} />);
  await user.click(screen.getByRole('link', { name: 'People' }));
  expect(names()).toEqual(['Bangor', 'Bath']);
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(names()).toEqual(['Leeds']);
  await user.click(screen.getByRole('link', { name: 'Town' }));
  expect(names()).toEqual(['Bangor', 'Bath']);
});

it('rows that are ticked on other pages remain ticked, and the form submits all of them', async () => {
  const user = userEvent.setup();
  const { container } = render(<Towns />);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Bangor' }));
  const form = container.querySelector<HTMLFormElement>('#towns-selection');
  expect(form?.method).toBe('post');
  expect([...new FormData(form ?? undefined).getAll('town')].sort()).toEqual([
    'Bangor',
    'Bath',
    'Leeds',
  ]);
});

it('the state is read from the URL, and invalid values are ignored', () => {
  const read = (query: string) => readGridState(new URLSearchParams(query));
  const state = { sort: { column: 'a', descending: true }, filter: 'b', page: 3, columns: ['c'] };
  expect(read(gridQuery(state))).toEqual(state);
  for (const query of ['', 'page=0', 'page=x', 'sort=', 'filter=+']) {
    expect(read(query)).toEqual({ filter: '', page: 1, sort: undefined, columns: undefined });
  }
});

it('the forms also submit the other query parameters of the URL', () => {
  render(<Towns hrefFor={withYear} />);
  const form = screen.getByRole('searchbox').closest('form');
  const hidden = within(form as HTMLElement).queryAllByDisplayValue('2027');
  expect(hidden.map((input) => input.getAttribute('name'))).toEqual(['year']);
});
