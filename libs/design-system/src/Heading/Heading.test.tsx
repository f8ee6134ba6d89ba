import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

it('the level of a heading does not depend on its size', () => {
  const html = renderToStaticMarkup(
    <Heading level={2} size="s">
      Choices
    </Heading>,
  );
  expect(html).toMatch(/^<h2 [^>]*data-size="s">Choices<\/h2>$/);
});
