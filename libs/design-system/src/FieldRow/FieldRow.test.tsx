import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FieldRow } from './FieldRow.tsx';

it('a field row contains only its fields', () => {
  const html = renderToStaticMarkup(<FieldRow>fields</FieldRow>);
  expect(html).toMatch(/^<div [^>]*data-component="field-row">fields<\/div>$/);
});
