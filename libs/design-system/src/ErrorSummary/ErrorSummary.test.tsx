import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

const html = renderToStaticMarkup(
  <ErrorSummary
    title="There is a problem"
    errors={[{ fieldId: 'town', message: 'Enter a town' }]}
  />,
);

it('an error summary takes focus when the page loads, with HTML alone', () => {
  expect(html).toMatch(/^<div tabindex="-1" autofocus=""/);
});

it('the announcement of an error summary is on an inner element, so that focus does not interrupt it', () => {
  expect(html).toMatch(/data-component="error-summary"><div role="alert"><h2/);
});

it('an error summary links to each field', () => {
  expect(html).toMatch(/<a class="[^"]+" href="#town">Enter a town<\/a>/);
});
