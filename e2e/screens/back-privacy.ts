import { expect, test } from '../fixtures/test.ts';
import { PrivatePage } from '../pages/private-page.ts';

/**
 * Journeys in which a user goes back in the browser. They run with each of the browser's page
 * caches.
 */
export function backNeverShowsAnother(): void {
  test("Back does not show the user's content after a sign-out", async ({ page, applicant }) => {
    const secret = await PrivatePage.open(page, await applicant('waiting'));
    await secret.signOut();
    await page.goBack();
    // When Back restores the page, the page is loaded again and redirects to the sign-in page.
    await expect(page.getByLabel(/password/i)).toBeVisible();
    await secret.expectAway();
  });

  test("Back does not show the user's content after another user has signed in", async ({
    page,
    applicant,
  }) => {
    const secret = await PrivatePage.open(page, await applicant('waiting'));
    await page.goto('/status');
    await (await applicant('placed')).signIn();
    await page.goBack();
    await expect(page.locator('[data-widget="Notes"]')).toBeVisible();
    await secret.expectAway();
  });
}
