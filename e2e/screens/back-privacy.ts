import { expect, test } from '../fixtures/test.ts';
import { PrivatePage } from '../pages/private-page.ts';

/** The journeys that Back leads through, whichever of the browser's stores it takes a page from. */
export function backNeverShowsAnother(): void {
  test('after a sign-out', async ({ page, applicant }) => {
    const secret = await PrivatePage.open(page, await applicant('waiting'));
    await secret.signOut();
    await page.goBack();
    // Where Back brings the page as it was left, it is loaded anew, and leads to the sign-in.
    await expect(page.getByLabel(/password/i)).toBeVisible();
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
}
