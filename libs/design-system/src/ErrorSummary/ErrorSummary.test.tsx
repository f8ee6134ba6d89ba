import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

const html = renderToStaticMarkup(
  <ErrorSummary
    title="There is a problem"
    errors={[{ fieldId: 'town', message: 'Enter a town' }]}
  />,
);

it('has focus when the page loads, by HTML alone', () => {
  expect(html).toMatch(/^<div tabindex="-1" autofocus=""/);
});

it('is announced from an inner element, so that focus does not cut it short', () => {
  expect(html).toMatch(/data-component="error-summary"><div role="alert"><h2/);
});

it('links to each field', () => {
  expect(html).toMatch(/<a class="[^"]+" href="#town">Enter a town<\/a>/);
});
