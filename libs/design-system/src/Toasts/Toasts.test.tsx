import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Toasts } from './Toasts.tsx';

const render = (toasts: Parameters<typeof Toasts>[0]['toasts']) =>
  renderToStaticMarkup(
    <Toasts label="Messages" toasts={toasts} closeLabel={String} onClose={String} />,
  );

it('is there before it has anything to say', () => {
  expect(render([])).toMatch(/^<section [^>]*aria-label="Messages"[^>]*><div role="status"><ul/);
});

it('has messages with their actions, and no cross without scripts', () => {
  const html = render([{ id: '1', tone: 'success', text: 'Saved', action: <b>Undo</b> }]);
  expect(html).toMatch(
    /<li [^>]*data-tone="success">.*<span [^>]*>Saved<\/span><b>Undo<\/b><\/li>/,
  );
  expect(html).not.toContain('<button');
});
