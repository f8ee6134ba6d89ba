import { expect, test } from '../../fixtures/test.ts';

test('[SH-23][MEM-3] the short path shows the membership page, which links to the referral page', async ({
  page,
  context,
  applicant,
  expectAccessible,
}) => {
  await (await applicant('waiting')).signIn();
  await page.goto('/totum');
  await expect(page).toHaveURL(/\/dashboard\/totum$/);
  await expect(page.getByRole('heading', { level: 1, name: 'TOTUM membership' })).toBeVisible();
  await expectAccessible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'JOIN NOW (opens in a new tab)' }).click();
  await expect(await opened).toHaveURL(/\/site\/membership$/);
});
