import { Banner } from '@applicant-hub/design-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withErrorTitle } from './error-title.server.ts';

const titled = (html: string) => withErrorTitle(Buffer.from(html)).toString();

const page = (body: string) => `<title>You &amp; $1</title><title>of a picture</title>${body}`;

it('the title of a page with errors starts with "Error"', () => {
  const errors = '<div data-component="error-summary"></div>';
  expect(titled(page(errors))).toBe(
    `<title>Error: You &amp; $1</title><title>of a picture</title>${errors}`,
  );
});

it.each([
  ['a notice', <Banner tone="danger" autofocus />],
  ['an alert', <Banner tone="danger" role="alert" />],
])('the title of a page with %s about a failed action starts with "Error"', (_, banner) => {
  expect(titled(page(renderToStaticMarkup(banner)))).toContain('<title>Error: You');
});

it.each([
  ['a warning from editors', <Banner tone="danger" />],
  ['the notice of a finished action', <Banner tone="success" role="alert" autofocus />],
])('the title of a page with %s is unchanged', (_, banner) => {
  const html = page(renderToStaticMarkup(banner));
  expect(titled(html)).toBe(html);
});

it('the title of any other page is unchanged', () => {
  expect(titled(page('<p>Error</p>'))).toBe(page('<p>Error</p>'));
});
