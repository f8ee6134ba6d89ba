import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const inQueue = (page: Page) =>
  page.getByRole('heading', { level: 1, name: "You're in the queue" });

/**
 * Enters the queue with a wait of more than a minute. If the random wait is shorter, it enters
 * again.
 */
async function enter(page: Page): Promise<void> {
  await expect(async () => {
    await page.context().clearCookies({ name: 'hub-queue' });
    await page.goto('/dashboard/preferences');
    // Opening the queue again adds a minute.
    await page.goto('/dashboard/preferences');
    await expect(inQueue(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

const left = (page: Page) =>
  page.evaluate(() => Number(window.localStorage.getItem('hub-queue-left')));

test.describe('the clearing queue', () => {
  test('[SH-43][CLT-1][AMB-82] the queue replaces the hub, and after it is closed the hub is usable and links back', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.pageState({ timerLink: '/dashboard/application' });
    await enter(page);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.locator('[data-widget]')).toHaveCount(0);
    await expectAccessible();

    await page.getByRole('button', { name: 'Close the queue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Hub' })).toBeVisible();
    await page.goto('/dashboard/preferences');
    await expect(page.getByText("You've left the queue")).toBeVisible();
    await expectAccessible('[data-queue]');
    await page.getByRole('button', { name: 'Go back to the queue' }).click();
    await expect(inQueue(page)).toBeVisible();
  });

  // Without scripts, nothing counts down between two page loads.
  test(
    '[CLT-6][CLT-7][CLT-9][CLT-10] the queue counts down every second, stores the time, and is correct after the device sleeps',
    { tag: ['@scripts', '@anywidth', '@gate'] },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.pageState({ timerLink: '/dashboard/application' });
      await page.clock.install();
      await enter(page);
      // The clock is shown as soon as scripts run.
      await expect(page.getByText(/^\d+:\d\d$/)).toBeVisible();
      await page.clock.pauseAt(Date.now() + 10_000);
      await page.clock.runFor(1_000);
      const before = await left(page);
      expect(before).toBeGreaterThan(0);
      for (const seconds of [1, 2, 3]) {
        await page.clock.runFor(1_000);
        expect(before - (await left(page))).toBe(1_000 * seconds);
      }

      // The last request gets an empty response, so that the page still shows its last text.
      const request = page.waitForRequest(/\/dashboard\/queue\?look$/);
      await page.route(/\/dashboard\/queue\?look$/, (route) => route.fulfill({ status: 204 }));
      await page.clock.fastForward('10:00');
      await request;
      await expect(page.getByRole('heading', { level: 1, name: 'Redirecting...' })).toBeVisible();
      for (const name of ['Your undergraduate application', 'Your conservatoires application']) {
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', /\/apply\//);
      }
      expect(await left(page)).toBe(0);

      // Scripts start after the first paint, so they cannot start while the clock is stopped.
      await page.clock.resume();
      await control.pageState({ timerLink: '', applyMode: { ug: 'clearing', uc: 'default' } });
      await page.goto('/dashboard');
      await expect
        .poll(() => page.evaluate(() => window.localStorage.getItem('hub-queue-left')))
        .toBeNull();
    },
  );
});
