import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { findRedirect } from '#app/platform/request/redirects/redirects.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { SideLinks } from './SideLinks.tsx';

it.each(['Your profile', 'Password and security', 'Language settings'])(
  '[PRF-4] the link %s leads to an external account page',
  async (words) => {
    const { links } = createTestSite().config;
    const html = await renderPage(<SideLinks hasAdverts />, '/dashboard/preferences');
    const href = new RegExp(`<a href="([^"]+)"[^>]*>${words}`).exec(html)?.[1] ?? '';
    expect(findRedirect(href, '', links)).toBe(`${links.accounts}${href}`);
  },
);

it('a hub without adverts has no link to their settings', async () => {
  const show = (hasAdverts: boolean) =>
    renderPage(<SideLinks hasAdverts={hasAdverts} />, '/dashboard/preferences');
  expect(await show(true)).toContain('/dashboard/adverts');
  expect(await show(false)).not.toContain('/dashboard/adverts');
});
