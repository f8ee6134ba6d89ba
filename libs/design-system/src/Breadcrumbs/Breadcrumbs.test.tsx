import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const items = [{ href: '/', label: 'Home' }];

it('breadcrumbs are a navigation with an ordered list of links', () => {
  const html = renderToStaticMarkup(<Breadcrumbs label="Where you are" items={items} />);
  expect(html).toMatch(/^<nav [^>]*aria-label="Where you are"><ol /);
  expect(html).toMatch(/<li [^>]*><a [^>]*href="\/"[^>]*>Home<\/a><\/li><\/ol>/);
});

it('the current page is shown without a link', () => {
  const html = renderToStaticMarkup(<Breadcrumbs label="" items={items} current="Book" />);
  expect(html).toContain('<span aria-current="page">Book</span>');
  expect(html.match(/<a /g)).toHaveLength(1);
});
