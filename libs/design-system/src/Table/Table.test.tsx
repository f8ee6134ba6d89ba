import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Table } from './Table.tsx';

const html = renderToStaticMarkup(
  <Table
    id="courses"
    caption="Courses"
    rows={[{ name: 'History', points: 128 }]}
    getRowKey={({ name }) => name}
    columns={[
      { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }) => name },
      {
        id: 'points',
        header: 'Points',
        numeric: true,
        cell: ({ points }) => points,
        sortHref: '?sort=points',
        sorted: 'ascending',
      },
    ]}
  />,
);

it('the table is in a scrolling region that has a name and is focusable', () => {
  expect(html).toMatch(/^<section [^>]*aria-labelledby="courses-caption" tabindex="0"/);
  expect(html).toContain('<caption id="courses-caption"');
});

it('the table names its columns and rows', () => {
  expect(html).toMatch(/<th [^>]*scope="col">Name<\/th>/);
  expect(html).toMatch(/<th [^>]*scope="row">History<\/th><td [^>]*>128<\/td>/);
});

it('links sort the table, and the table states its sort order', () => {
  expect(html).toMatch(/<th [^>]*aria-sort="ascending"><a [^>]*href="\?sort=points"/);
});

it('cells of a card show the column name, except checkboxes and self-explanatory content', () => {
  const html = renderToStaticMarkup(
    <Table
      id="cards"
      layout="cards"
      caption="Courses"
      hideCaption
      columns={[
        { id: 'select', header: 'Select', select: true, cell: () => 'tick' },
        { id: 'name', header: 'Name', rowHeader: true, cell: () => 'History' },
        { id: 'points', header: 'Points', cell: () => '128' },
        { id: 'state', header: 'State', speaksForItself: true, cell: () => 'Choice 1' },
      ]}
      rows={['only']}
      getRowKey={(row) => row}
    />,
  );
  expect([...html.matchAll(/ data-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Points',
  ]);
  expect(html).toMatch(/<caption [^>]*><span [^>]*data-component="visually-hidden">Courses</);
});

it('content that spans the row is inside the row header', () => {
  const html = renderToStaticMarkup(
    <Table
      id="figures"
      layout="figures"
      caption="Subjects"
      columns={[{ id: 'name', header: 'Name', rowHeader: true, cell: () => 'History' }]}
      rows={['only']}
      getRowKey={(row) => row}
      across={() => 'a bar'}
    />,
  );
  expect(html).toMatch(
    /<th [^>]*scope="row"><div [^>]*>History<div [^>]*>a bar<\/div><\/div><\/th>/,
  );
});
