import type { Page } from '@playwright/test';

/** Opens the menu of the account and logs out. */
export async function logOut(page: Page): Promise<void> {
  await page.locator('header summary').click();
  await page.getByRole('button', { name: 'Log out' }).click();
}
