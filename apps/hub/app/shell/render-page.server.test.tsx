import { lazy, Suspense, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPage } from './render-page.server.ts';

function Broken(): ReactElement {
  throw new Error('broken');
}

describe('a page', () => {
  it('is whole, also the first time that a part of it must be loaded', async () => {
    const Part = lazy(() => Promise.resolve({ default: () => <p>part</p> }));
    const page = () => (
      <html lang="en">
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </html>
    );
    const html = '<!DOCTYPE html><html lang="en"><!--$--><p>part</p><!--/$--></html>';
    expect(await renderPage(page)).toEqual({ html, errors: [] });
    expect(await renderPage(page)).toEqual({ html, errors: [] });
  });

  it('takes nothing that a person wrote for an unfinished part', async () => {
    const { html } = await renderPage(() => <p>{'<!--$!-->'}</p>);
    expect(html).toContain('&lt;!--$!--&gt;');
  });

  it('goes without a part that fails, and says so', async () => {
    const { html, errors } = await renderPage(() => (
      <html lang="en">
        <Suspense fallback="instead">
          <Broken />
        </Suspense>
      </html>
    ));
    expect(html).toContain('instead');
    expect(errors).toMatchObject([{ message: 'broken' }]);
  });

  it('that fails as a whole is none', async () => {
    await expect(renderPage(() => <Broken />)).rejects.toThrow('broken');
  });
});
