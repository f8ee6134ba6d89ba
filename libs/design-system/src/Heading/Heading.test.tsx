import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

it('the size of a heading does not affect its level', () => {
  const html = renderToStaticMarkup(
    <Heading level={2} size="s">
      Choices
    </Heading>,
  );
  expect(html).toMatch(/^<h2 [^>]*data-size="s">Choices<\/h2>$/);
});
