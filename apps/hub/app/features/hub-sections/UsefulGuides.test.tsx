import { expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { UsefulGuides } from './UsefulGuides.tsx';

it('[SH-11] there are three guides: student life, money, how to apply', async () => {
  const html = await renderPage(<UsefulGuides />, '/dashboard');
  expect(
    [...html.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, name]) => [href, name]),
  ).toEqual([
    ['/undergraduate/student-life', 'Student life'],
    ['/money', 'Money'],
    ['/undergraduate/applying-to-university', 'How to apply'],
  ]);
});
