import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';
import { visiblePages } from './pages.ts';

describe('visiblePages', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [2, 5, '1 2 3 4 5'],
    [1, 9, '1 2 … 9'],
    [4, 9, '1 2 3 4 5 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 8 9'],
  ])('on page %s of %s the visible page numbers are %s', (page, count, shown) => {
    expect(
      visiblePages(page, count)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(shown);
  });
});

const render = (page: number) =>
  renderToStaticMarkup(
    <Pagination
      label="Pages of courses"
      previousLabel="Previous"
      nextLabel="Next"
      getPageLabel={(number) => `Page ${number}`}
      getHref={(number) => `?q=art&page=${number}`}
      page={page}
      pageCount={3}
    />,
  );

it('the pagination is a named navigation of links', () => {
  const html = render(2);
  expect(html).toMatch(/^<nav [^>]*aria-label="Pages of courses"/);
  expect(html).toMatch(/href="\?q=art&amp;page=1" rel="prev"/);
  expect(html).toMatch(/href="\?q=art&amp;page=3" rel="next"/);
  expect(html).toMatch(/href="\?q=art&amp;page=2" aria-label="Page 2" aria-current="page"/);
});

it('the first page has no link to a previous page, and the last page no link to a next page', () => {
  expect(render(1)).not.toContain('rel="prev"');
  expect(render(3)).not.toContain('rel="next"');
});
