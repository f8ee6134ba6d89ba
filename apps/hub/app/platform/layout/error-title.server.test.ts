import { expect, it } from 'vitest';
import { withErrorTitle } from './error-title.server.ts';

const page = (body: string) => `<title>You &amp; $1</title><title>of a picture</title>${body}`;

it('a page with errors begins its title with that', () => {
  const errors = '<div data-component="error-summary"></div>';
  expect(withErrorTitle(page(errors))).toBe(
    `<title>Error: You &amp; $1</title><title>of a picture</title>${errors}`,
  );
});

it('any other page keeps its title', () => {
  expect(withErrorTitle(page('<p>Error</p>'))).toBe(page('<p>Error</p>'));
});
