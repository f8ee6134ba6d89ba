import { expect, test } from '../../fixtures/test.ts';
import { backNeverShowsAnother } from '../../screens/back-privacy.ts';

// Playwright disables the back/forward cache, so Back loads the page from other caches of the
// browser or from the hub.
test.describe(
  'Back with a reload never shows the page of another user',
  { tag: '@anywidth' },
  backNeverShowsAnother,
);

test('a page is stored in a cache only if a script can verify its user', async ({
  page,
  applicant,
  scripts,
}) => {
  await (await applicant('waiting')).signIn();
  const first = await page.goto('/dashboard');
  expect(first?.headers()['cache-control']).toBe('no-store');
  const second = await page.goto('/dashboard');
  expect(second?.headers()['cache-control']).toBe(scripts ? 'private, no-cache' : 'no-store');
  expect(second?.headers()['vary'] ?? '').toContain(scripts ? '*' : '');
});
