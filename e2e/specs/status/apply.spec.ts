import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

test.describe('the application status tile', () => {
  // This test has one persona. Page tests check the other personas' tiles.
  test('[APP-1][APP-2] an applicant with two applications sees a tile for each', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    await (await applicant('both')).signIn();
    const hub = new HubPage(page);
    await hub.open();
    expect(await hub.statuses()).toEqual({ ug: 'waitingForDecisions', uc: 'sent' });
    for (const scheme of ['ug', 'uc'] as const) {
      const tile = hub.tile(scheme);
      await expect(tile.getByRole('link', { name: 'Go to application' })).toBeVisible();
      await expect(tile.getByRole('heading', { name: 'What happens next' })).toBeVisible();
      expect(await tile.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
      await expect(tile.getByRole('img')).toBeVisible();
      await expect(hub.progress(scheme)).toBeVisible();
    }
    await expectAccessible('[data-widget="Apply"]');
  });

  test(
    '[APP-109] the applicant can check the status again, with or without scripts',
    { tag: ['@anywidth', '@gate'] },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const hub = new HubPage(page);
      await hub.open();
      await control.applications({ ug: { track: { applicationStatus: 'AwaitingReply' } } });
      await hub.checkAgain.click();
      await expect(hub.tile('ug')).toHaveAttribute('data-status', 'decisionsReceived');
    },
  );
});

test.describe('an open page', { tag: '@anywidth' }, () => {
  test(
    '[SH-10] a hub opened before Clearing reports that Clearing has started, and can be loaded again',
    { tag: ['@scripts', '@once'] },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      // Clearing is for entry in the current year.
      await control.user({ studyYear: String(new Date().getFullYear()) });
      await signIn();
      const hub = new HubPage(page);
      await hub.open();
      await hub.hydrated();
      await expect(page.locator('[data-widget="Favourites"]')).toBeAttached();
      await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
      await hub.checkAgain.click();
      await expect(hub.widget).toContainText('Clearing has started');
      await hub.widget.getByRole('link', { name: 'Load this page again' }).click();
      await expect(page.locator('[data-widget="Favourites"]')).toHaveCount(0);
    },
  );

  // Polling needs scripts.
  test(
    '[APP-72] the status refreshes every ten seconds while autoUpdate is on and the page is visible',
    { tag: ['@scripts', '@gate'] },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const hub = new HubPage(page);
      const polls = countPolls(page);
      // The test does not interact with the page, because changes must also reach users who only
      // read.
      await hub.open();
      await control.applications({ ug: { track: { applicationStatus: 'AwaitingReply' } } });
      const opened = await page.evaluate(() => Date.now());
      await page.clock.runFor(9_500);
      expect(polls()).toBe(0);
      // The polling script loads after ten seconds and requests the status at once.
      await expect(async () => {
        await page.clock.runFor(100);
        expect(polls()).toBe(1);
      }).toPass();
      expect((await page.evaluate(() => Date.now())) - opened).toBeLessThan(15_000);
      await expect(hub.tile('ug')).toHaveAttribute('data-status', 'decisionsReceived');
      await page.clock.runFor(9_000);
      expect(polls()).toBe(1);
      await page.clock.runFor(1_000);
      await expect.poll(polls).toBe(2);

      await setHidden(page, true);
      await page.clock.runFor(60_000);
      expect(polls()).toBe(2);
      await setHidden(page, false);
      await expect.poll(polls).toBe(3);
    },
  );

  // Polling needs scripts.
  test(
    '[SH-31][AMB-27] a refused refresh is reported, and its sign-in link leads back to the same page',
    { tag: '@scripts' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const hub = new HubPage(page);
      await page.goto('/dashboard#apply-heading');
      await hub.hydrated();
      await control.fault({ api: 'tracking', fault: { status: 401 } });
      await setHidden(page, true);
      await setHidden(page, false);
      await expect(hub.widget).toContainText('Sign in again to see your latest status');
      await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions');
      await expectAccessible();
      const again = hub.widget.getByRole('link', { name: 'Sign in again' });
      await expect(again).toHaveAttribute('href', /returnUrl=%2Fdashboard%23apply-heading$/);
    },
  );
  test(
    '[APP-72] the page does not poll while autoUpdate is off',
    { tag: '@scripts' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.pageState({ autoUpdate: false });
      await page.clock.install();
      const hub = new HubPage(page);
      await hub.open();
      await hub.hydrated();
      const polls = countPolls(page);
      await page.clock.runFor(60_000);
      expect(polls()).toBe(0);
    },
  );

  // Confetti needs scripts.
  test(
    '[APP-6][APP-7] confetti falls once on a placed status, and then stops',
    { tag: '@scripts' },
    async ({ page, applicant }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await (await applicant('placed')).signIn();
      await page.clock.install();
      const hub = new HubPage(page);
      await hub.open();
      const canvas = page.locator('canvas');
      await expect(canvas).toHaveCount(1);
      await page.clock.runFor(20_000);
      await expect(canvas).toHaveCount(0);
      await page.reload();
      await hub.hydrated();
      await page.clock.runFor(2_000);
      await expect(canvas).toHaveCount(0);
    },
  );

  // Confetti needs scripts.
  test(
    '[APP-7] confetti does not fall for users who prefer reduced motion',
    { tag: '@scripts' },
    async ({ page, applicant }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await (await applicant('placed')).signIn();
      await page.clock.install();
      const hub = new HubPage(page);
      await hub.open();
      await hub.hydrated();
      await page.clock.runFor(3_000);
      await expect(page.locator('canvas')).toHaveCount(0);
    },
  );
});

/** Counts the page's status requests from this point on. */
function countPolls(page: Page): () => number {
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/resources/application-status')) polls += 1;
  });
  return () => polls;
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}
