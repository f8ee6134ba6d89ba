import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Toasts } from './Toasts.tsx';

const render = (toasts: Parameters<typeof Toasts>[0]['toasts']) =>
  renderToStaticMarkup(
    <Toasts label="Messages" toasts={toasts} closeLabel={String} onClose={String} />,
  );

it('the region is rendered before there is a message', () => {
  expect(render([])).toMatch(/^<section [^>]*aria-label="Messages"[^>]*><div role="status"><ul/);
});

it('without scripts, messages contain their actions but no close button', () => {
  const html = render([{ id: '1', tone: 'success', text: 'Saved', action: <b>Undo</b> }]);
  expect(html).toMatch(
    /<li [^>]*data-tone="success">.*<span [^>]*>Saved<\/span><b>Undo<\/b><\/li>/,
  );
  expect(html).not.toContain('<button');
});
