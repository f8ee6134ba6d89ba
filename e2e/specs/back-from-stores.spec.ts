import { expect, test } from '../fixtures/test.ts';
import { PrivatePage } from '../pages/private-page.ts';

// Without the back/forward cache, which Playwright shuts: what Back shows then comes from the
// browser's other stores, or from the hub.
test.describe(
  'Back, loaded anew, never shows the page of another person',
  { tag: '@anywidth' },
  () => {
    test('after a sign-out', async ({ page, applicant }) => {
      const secret = await PrivatePage.open(page, await applicant('waiting'));
      await secret.signOut();
      await page.goBack();
      await secret.expectAway();
    });

    test('after somebody else has signed in', async ({ page, applicant }) => {
      const secret = await PrivatePage.open(page, await applicant('waiting'));
      await page.goto('/status');
      await (await applicant('placed')).signIn();
      await page.goBack();
      await expect(page.locator('[data-widget="Notes"]')).toBeVisible();
      await secret.expectAway();
    });
  },
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
