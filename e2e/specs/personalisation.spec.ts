import { readFileSync } from 'node:fs';
import { logFile } from '../fixtures/stack.ts';
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

  test('[SH-3] the banner of a first visit says Welcome', async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.user({
      onBoardingConfirmed: null,
    });
    await new HubPage(page).open();
    await expect(page.locator('[data-welcome]')).toContainText(/Welcome (?!back)/);
  });

  test('[SH-46][SH-47] afterwards a valid redirectUrl is followed, any other is ignored', async ({
    page,
    applicant,
  }) => {
    await (await applicant('new')).signIn();
    await page.goto('/dashboard?redirectUrl=%2Fdashboard%2Fapplication');
    await page.getByRole('radio', { name: /^Postgraduate/ }).check();
    await page.getByLabel('What year do you want to start?').selectOption('2027');
    await page.getByRole('button', { name: 'Go to your hub' }).click();
    await expect(page).toHaveURL(/\/dashboard\/application$/);

    await page.goto('/dashboard?redirectUrl=https%3A%2F%2Fevil.test%2F');
    await expect(page.getByRole('heading', { level: 1, name: 'Your Hub' })).toBeVisible();
    await expect(page).toHaveTitle('Your Hub');
  });

  test('[SH-43] while a queue is set, its screen takes the place of the hub', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.pageState({ timerLink: '/dashboard/application' });
    await page.goto('/dashboard');
    await expect(
      page.getByRole('heading', { level: 1, name: "You're in the queue" }),
    ).toBeVisible();
    await expect(page.locator('[data-widget]')).toHaveCount(0);
    await expectAccessible();
  });
});

test.describe('preferences', () => {
  test('[SH-17] a new year is saved and changes the whole hub', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    await new HubPage(page).open();
    await page.getByRole('link', { name: 'Change year' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your preferences' })).toBeVisible();
    await expectAccessible();
    await page.getByLabel('What year do you want to start?').selectOption('2028');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Your details have been updated');
    await page.goto('/dashboard');
    await expect(page.locator('[data-welcome]')).toContainText('in 2028');
  });

  test('[SYS-6] a save that fails keeps what was chosen, is logged, and a retry succeeds', async ({
    page,
    applicant,
    allowConsole,
    expectAccessible,
  }) => {
    allowConsole(/status of 503/);
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/dashboard/preferences');
    await page.getByRole('radio', { name: /^Postgraduate/ }).check();
    const before = failedSaves();
    await control.fault({ api: 'identity', method: 'PUT', fault: { status: 500 }, times: 1 });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText("We couldn't save that just now");
    await expect(page.getByRole('radio', { name: /^Postgraduate/ })).toBeChecked();
    await expectAccessible();
    expect(failedSaves()).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Your details have been updated');
  });

  test('a form of an earlier session gives back what was typed, and saves the second time', async ({
    page,
    context,
    applicant,
  }) => {
    const { signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/dashboard/preferences');
    await page.getByLabel('What year do you want to start?').selectOption('2029');
    await context.clearCookies();
    await signIn();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expect(page.getByLabel('What year do you want to start?')).toHaveValue('2029');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Your details have been updated');
  });

  test('a session that is lost while writing keeps what was typed', async ({
    page,
    context,
    applicant,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/dashboard/preferences');
    await page.getByRole('radio', { name: /^Postgraduate/ }).check();
    await page.getByLabel('What year do you want to start?').selectOption('2029');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByLabel(/user ?name/i).fill(control.persona);
    await page.getByLabel(/password/i).fill('password');
    await page.getByRole('button', { name: /^sign in$/i }).click();
    await expect(page).toHaveURL(/\/dashboard\/preferences/);
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Postgraduate/ })).toBeChecked();
    await expect(page.getByLabel('What year do you want to start?')).toHaveValue('2029');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Your details have been updated');
  });
});

/** How many failed saves the hub has logged (SYS-6). */
const failedSaves = (): number =>
  readFileSync(logFile, 'utf8').split('Update failed, data not saved.').length - 1;
