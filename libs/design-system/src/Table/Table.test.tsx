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

it('scrolls in a region that has a name and takes focus', () => {
  expect(html).toMatch(/^<section [^>]*aria-labelledby="courses-caption" tabindex="0"/);
  expect(html).toContain('<caption id="courses-caption"');
});

it('names its columns and rows', () => {
  expect(html).toMatch(/<th [^>]*scope="col">Name<\/th>/);
  expect(html).toMatch(/<th [^>]*scope="row">History<\/th><td [^>]*>128<\/td>/);
});

it('is sorted by links, and says how it is sorted', () => {
  expect(html).toMatch(/<th [^>]*aria-sort="ascending"><a [^>]*href="\?sort=points"/);
});
