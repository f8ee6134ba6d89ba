import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { englishDataGrid } from './english.ts';
import { gridQuery, readGridState } from './state.ts';

interface Town {
  readonly town: string;
  readonly people: number;
}

const rows: Town[] = [
  { town: 'Bath', people: 94_000 },
  { town: 'Leeds', people: 536_000 },
  { town: 'Bangor', people: 16_000 },
];

const render = (props: Partial<DataGridProps<Town>> = {}) =>
  renderToStaticMarkup(
    <DataGrid
      id="towns"
      caption="Towns"
      columns={[
        { id: 'town', header: 'Town', rowHeader: true, value: ({ town }) => town },
        { id: 'people', header: 'People', numeric: true, value: ({ people }) => people },
      ]}
      rows={rows}
      getRowId={({ town }) => town}
      pageSize={2}
      state={{ filter: '', page: 1 }}
      hrefFor={(state) => `/towns?year=2027&${gridQuery(state)}`}
      words={englishDataGrid}
      {...props}
    />,
  );

const names = (html: string) =>
  [...html.matchAll(/<th [^>]*scope="row">([^<]*)</g)].map(([, name]) => name);
const values = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) =>
    value?.replaceAll('&amp;', '&'),
  );

describe('displayed content', () => {
  it.each([
    ['the first page', { filter: '', page: 1 }, ['Bath', 'Leeds']],
    ['another page', { filter: '', page: 2 }, ['Bangor']],
    ['the last page for a page number that is too high', { filter: '', page: 9 }, ['Bangor']],
    [
      'rows in ascending order',
      { sort: { column: 'people', descending: false }, filter: '', page: 1 },
      ['Bangor', 'Bath'],
    ],
    [
      'rows in descending order',
      { sort: { column: 'people', descending: true }, filter: '', page: 1 },
      ['Leeds', 'Bath'],
    ],
    ['the rows that match the search', { filter: 'BA', page: 1 }, ['Bath', 'Bangor']],
    ['no rows if no row matches the search', { filter: 'York', page: 1 }, []],
  ])('the grid shows %s', (_what, state, shown) => {
    expect(names(render({ state }))).toEqual(shown);
  });

  it('the grid shows the server’s rows unchanged when `rowCount` exceeds the number of rows', () => {
    const state = { sort: { column: 'town', descending: false }, filter: 'x', page: 4 };
    const html = render({ rows: rows.slice(0, 2), rowCount: 100, state });
    expect(names(html)).toEqual(['Bath', 'Leeds']);
    expect(html).toContain('7 to 8 of 100 rows');
  });

  it('the rows are sorted by a column’s own comparison function', () => {
    const html = render({
      columns: [
        {
          id: 'town',
          header: 'Town',
          rowHeader: true,
          value: ({ town }) => town,
          compare: (one, other) => one.town.length - other.town.length,
        },
      ],
      state: { sort: { column: 'town', descending: true }, filter: '', page: 1 },
    });
    expect(names(html)).toEqual(['Bangor', 'Leeds']);
  });

  it('the grid hides columns that are not selected, except the row header', () => {
    const html = render({ state: { filter: '', page: 1, columns: ['other'] } });
    expect(html).not.toContain('<td');
    expect(names(html)).toHaveLength(2);
  });
});

it('the links for sorting and paging each contain a complete state', () => {
  const state = { sort: { column: 'people', descending: false }, filter: 'a', page: 1 };
  const html = render({ state, rowCount: 6 });
  expect(values(html, 'href')).toEqual([
    '/towns?year=2027&sort=people',
    '/towns?year=2027&filter=a&sort=town',
    '/towns?year=2027&filter=a&sort=-people',
    '/towns?year=2027&filter=a&sort=people',
    '/towns?year=2027&filter=a&sort=people&page=2',
    '/towns?year=2027&filter=a&sort=people&page=3',
    '/towns?year=2027&filter=a&sort=people&page=2',
  ]);
  expect(html).toMatch(/<th [^>]*aria-sort="ascending"><a [^>]*>People/);
});

it('the forms also submit the other query parameters of the URL', () => {
  const state = {
    sort: { column: 'people', descending: true },
    filter: 'a',
    page: 2,
    columns: ['people'],
  };
  const [filter = '', columns = ''] = render({ state }).split('<details');
  expect(values(filter, 'action')).toEqual(['/towns']);
  const hidden = (html: string) =>
    [...html.matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name, value]) => `${name}=${value}`,
    );
  expect(hidden(filter)).toEqual(['year=2027', 'sort=-people', 'column=people']);
  expect(hidden(columns)).toEqual(['year=2027', 'filter=a', 'sort=-people']);
  expect(filter).toMatch(/<input [^>]*name="filter"[^>]* value="a"/);
});

it('the checkboxes belong to the form of the actions, which also submits ticked rows of other pages', () => {
  const html = render({
    selection: {
      name: 'town',
      label: ({ town }) => `Select ${town}`,
      selected: ['Leeds', 'Bangor'],
      action: '/visit',
      method: 'post',
      actions: <button type="submit">Visit</button>,
    },
  });
  expect(html).toMatch(/<form id="towns-selection"[^>]* action="\/visit" method="post">/);
  expect(html).toContain('<input type="hidden" name="town" value="Bangor"/>');
  expect(html).toMatch(
    /<input (?=[^>]*form="towns-selection")(?=[^>]*checked="")[^>]*value="Leeds"[^>]*><span [^>]*>Select Leeds</,
  );
  expect(html).not.toContain('Select all');
});

it('writing a state to a URL and reading it again returns the same state', () => {
  const state = { sort: { column: 'a', descending: true }, filter: 'b c', page: 3, columns: ['d'] };
  expect(readGridState(new URLSearchParams(gridQuery(state)))).toEqual(state);
});

it.each(['', 'page=0', 'page=1.5', 'page=x', 'sort=', 'filter=+'])(
  'the query “%s” results in the default state',
  (query) => {
    expect(readGridState(new URLSearchParams(query))).toEqual({
      ...{ filter: '', page: 1 },
      ...{ sort: undefined, columns: undefined },
    });
  },
);
