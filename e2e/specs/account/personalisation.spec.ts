import { expect, test } from '../../fixtures/test.ts';

test.describe('the first visit', () => {
  test('[SH-42][SH-45] the hub asks for a missing study level first and then shows the dashboard', async ({
    page,
    applicant,
    expectAccessible,
    allowConsole,
  }) => {
    allowConsole(/status of 400/);
    await (await applicant('new')).signIn();
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/dashboard\/welcome$/);
    await expectAccessible();

    await page.getByRole('button', { name: 'Go to your hub' }).click();
    const summary = page.locator('[data-component="error-summary"]');
    await expect(summary.getByRole('link')).toHaveText([
      'Choose undergraduate or postgraduate',
      'Choose the year you want to start',
    ]);
    await expectAccessible();

    await page.getByRole('radio', { name: /^Undergraduate/ }).check();
    await page.getByRole('button', { name: 'Go to your hub' }).click();
    await expect(summary.getByRole('link')).toHaveText(['Choose the year you want to start']);
    await expect(page.getByRole('radio', { name: /^Undergraduate/ })).toBeChecked();

    await page.getByLabel('What year do you want to start?').selectOption('2027');
    await page.getByRole('button', { name: 'Go to your hub' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.locator('[data-welcome]')).toContainText(
      "You're applying for Undergraduate courses in 2027",
    );
  });
});
