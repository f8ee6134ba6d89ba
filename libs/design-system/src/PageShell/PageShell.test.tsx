import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageShell } from './PageShell.tsx';

it('a page starts with a link to the main content', () => {
  const html = renderToStaticMarkup(
    <PageShell skipLabel="Skip to main content" header="header" footer="footer">
      content
    </PageShell>,
  );
  expect(html).toMatch(/^<div [^>]*><a href="#main-content" [^>]*>Skip to main content<\/a>header/);
  expect(html).toContain('<main id="main-content" tabindex="-1">');
});
