import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

it('the text of a tooltip describes the control, after the control’s other descriptions', () => {
  const html = renderToStaticMarkup(
    <Tooltip id="why" text="Because">
      <button type="button" aria-describedby="price">
        Book
      </button>
    </Tooltip>,
  );
  expect(html).toContain('aria-describedby="price why-text"');
  expect(html).toMatch(/<span id="why-text" role="tooltip"[^>]*>Because<\/span>/);
});
