import { expect, test } from '../fixtures/test.ts';
import { backNeverShowsAnother } from '../screens/back-privacy.ts';

// Without the back/forward cache, which Playwright shuts: what Back shows then comes from the
// browser's other stores, or from the hub.
test.describe(
  'Back, loaded anew, never shows the page of another person',
  { tag: '@anywidth' },
  backNeverShowsAnother,
);

test('a page is stored nowhere where no script can say whose it is', async ({
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
