import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NumberField } from './NumberField.tsx';

it('without scripts a number field is the browser’s native field', () => {
  const html = renderToStaticMarkup(
    <NumberField
      label="Seats"
      name="seats"
      min={1}
      max={6}
      step={2}
      defaultValue={3}
      words={{ less: 'Less', more: 'More' }}
    />,
  );
  expect(html).toMatch(
    /<input (?=[^>]*min="1")(?=[^>]*max="6")(?=[^>]*step="2")(?=[^>]*type="number")(?=[^>]*data-width="4")[^>]*value="3"/,
  );
  expect(html).not.toContain('<button');
});
