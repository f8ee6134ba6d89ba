import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { MissingSystems } from '#app/platform/browser/page/missing-systems.ts';
import type { SystemName } from '#app/platform/paths/system-pages.ts';
import { Foot, Head } from './Frame.tsx';

const show = (missing: readonly SystemName[]) =>
  renderPage(
    <MissingSystems.Provider value={missing}>
      <Head person={null} />
      <Foot />
    </MissingSystems.Provider>,
    '/help',
  );

it('the frame links to the pages of systems that the hub has', async () => {
  const html = await show([]);
  for (const href of ['/explore/what-to-do', '/explore/where-to-go', '/dashboard/totum']) {
    expect(html).toContain(`href="${href}"`);
  }
});

it('the frame has no tab and no link for a system that the hub does not have', async () => {
  const html = await show(['explore', 'membership']);
  expect(html).not.toMatch(/what-to-do|where-to-go|totum/);
  expect(html).toContain('href="/explore/search"');
});
