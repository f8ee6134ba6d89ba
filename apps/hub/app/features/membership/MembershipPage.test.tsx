import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { MembershipPage } from './MembershipPage.tsx';

const href = 'https://membership.test/?from=hub';

it('[MEM-1][MEM-2][MEM-3] the page has a heading and a subheading, and its picture and button open the referral link in a new tab', async () => {
  const html = await renderPage(<MembershipPage href={href} />, '/dashboard/totum');
  expect(html).toMatch(/<h1[^>]*>TOTUM membership<\/h1><p[^>]*>Get great student benefits<\/p>/);

  const links = [...html.matchAll(/<a [^>]*href="https:[^>]*>.*?<\/a>/gs)].map(([link]) => link);
  expect(links).toHaveLength(2);
  for (const link of links) {
    expect(link).toContain(`href="${href}"`);
    expect(link).toContain('target="_blank"');
    expect(link).toContain('rel="noopener"');
    expect(link).toContain('(opens in a new tab)');
  }
  expect(links[0]).toContain('<svg');
  expect(links[1]).toContain('>JOIN NOW ');
});
