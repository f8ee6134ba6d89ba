import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

test.describe('the first visit', () => {
  test('[SH-42][SH-45] without a study level the hub asks first, then shows the hub', async ({
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

  test(
    '[SH-3] the banner of a first visit says Welcome',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.user({
        onBoardingConfirmed: null,
      });
      await new HubPage(page).open();
      await expect(page.locator('[data-welcome]')).toContainText(/Welcome (?!back)/);
    },
  );

  test(
    '[SH-46][SH-47] afterwards a valid redirectUrl is followed, any other is ignored',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      await (await applicant('new')).signIn();
      await page.goto('/dashboard?redirectUrl=%2Fdashboard%2Fapplication');
      await page.getByRole('radio', { name: /^Postgraduate/ }).check();
      await page.getByLabel('What year do you want to start?').selectOption('2027');
      await page.getByRole('button', { name: 'Go to your hub' }).click();
      await expect(page).toHaveURL(/\/dashboard\/application$/);

      await page.goto('/dashboard?redirectUrl=https%3A%2F%2Fevil.test%2F');
      await expect(page.getByRole('heading', { level: 1, name: 'Your Hub' })).toBeVisible();
      await expect(page).toHaveTitle('Your Hub');
    },
  );
});
