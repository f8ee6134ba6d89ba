import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

/** What each persona sees under the default page state. */
const expectations: [persona: string, tiles: Record<string, string>][] = [
  ['start', { ug: 'start' }],
  ['in-progress', { ug: 'inProgress' }],
  ['ready', { ug: 'ready' }],
  ['approval', { ug: 'awaitingApproval' }],
  ['returned', { ug: 'applicationReturned' }],
  ['sent', { ug: 'sent' }],
  ['waiting', { ug: 'waitingForDecisions' }],
  ['offers', { ug: 'decisionsReceived' }],
  ['confirm', { ug: 'awaitingConfirm' }],
  ['confirm-reasons', { ug: 'awaitingConfirmReasons' }],
  ['placed', { ug: 'placedFirm' }],
  ['insurance', { ug: 'placedInsurance' }],
  ['unplaced', { ug: 'unplaced' }],
  ['extra', { ug: 'extraUnplaced' }],
  ['clearing', { ug: 'clearingAddChoice' }],
  ['withdrawn', { ug: 'withdrawn' }],
  ['conservatoire', { uc: 'waitingForDecisions' }],
  ['both', { ug: 'waitingForDecisions', uc: 'sent' }],
];

/** Whose page is looked at in every project; one stands for all personas where only a width differs. */
const everywhere = ['both'];

test.describe('the application status tile', () => {
  for (const [persona, tiles] of expectations) {
    const tag = everywhere.includes(persona) ? [] : ['@plain'];
    test(
      `[APP-1][APP-2] ${persona} sees ${JSON.stringify(tiles)}`,
      { tag },
      async ({ page, applicant, expectAccessible }) => {
        await (await applicant(persona)).signIn();
        const hub = new HubPage(page);
        await hub.open();
        expect(await hub.statuses()).toEqual(tiles);
        for (const scheme of Object.keys(tiles) as ('ug' | 'uc')[]) {
          const tile = hub.tile(scheme);
          await expect(tile.getByRole('link', { name: 'Go to application' })).toBeVisible();
          await expect(tile.getByRole('heading', { name: 'What happens next' })).toBeVisible();
          expect(await tile.getByRole('listitem').count()).toBeGreaterThanOrEqual(2);
          await expect(tile.getByRole('img')).toBeVisible();
          await expect(hub.progress(scheme)).toBeVisible();
        }
        await expectAccessible('[data-widget="Apply"]');
      },
    );
  }

  test(
    '[APP-55][APP-59][APP-60] the bar says 0 to 100 and paints 1 to 100',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.applications({
        ug: {
          track: { numberOfChoices: 4, numberOfReferredChoice: 1, applicationStatus: 'Referred' },
        },
      });
      const hub = new HubPage(page);
      await hub.open();
      await expect(hub.progress('ug')).toHaveAttribute('aria-valuenow', '25');
      await expect(hub.tile('ug')).toContainText(/(?<!\d)1 of 4 choices still with universities/);

      await control.applications({
        ug: { track: { numberOfChoices: 0, numberOfReferredChoice: 3 } },
      });
      await hub.open();
      await expect(hub.progress('ug')).toHaveAttribute('aria-valuenow', '0');
      await expect(hub.progress('ug').locator('progress')).toHaveAttribute('value', '1');
    },
  );

  for (const persona of ['placed', 'waiting', 'unplaced', 'withdrawn']) {
    test(
      `${persona} is not told to write or send an application`,
      { tag: '@plain' },
      async ({ page, applicant }) => {
        await (await applicant(persona)).signIn();
        await new HubPage(page).open();
        await expect(page.locator('[data-stage]')).toHaveCount(0);
        await expect(page.locator('[data-tile]').getByRole('img').first()).toBeVisible();
        await page.goto('/dashboard/notifications');
        await expect(page.locator('main')).not.toContainText('blank page');
      },
    );
  }

  test(
    '[APP-83] delayed decisions show their reasons and what to do',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('confirm-reasons');
      await signIn();
      await control.applications({
        ug: {
          track: {
            applicationDecisions: [
              {
                institutionCode: 'L14',
                institutionName: 'Lancaster University',
                courseName: 'Marine biology',
                choiceStatus: 'Conditional firm',
                choiceStatusId: 'CF',
                reasonsOfDelay: {
                  confirmationPendingReasons: ['A grade is still missing'],
                  actionRequiredByApplicantText: 'Send your certificate by e-mail',
                },
              },
            ],
          },
        },
      });
      const hub = new HubPage(page);
      await hub.open();
      const tile = hub.tile('ug');
      await expect(tile).toContainText('Marine biology');
      await expect(tile).toContainText('A grade is still missing');
      await expect(tile).toContainText('Send your certificate by e-mail');
    },
  );

  test(
    '[APP-8] the unavailable tile has its title, its text and a link to the status page',
    { tag: '@plain' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.pageState({ applyMode: { ug: 'maintenance', uc: 'default' } });
      const hub = new HubPage(page);
      await hub.open();
      expect(await hub.statuses()).toEqual({ ug: 'unavailable' });
      const tile = hub.tile('ug');
      await expect(tile.getByRole('heading', { name: 'Unavailable' })).toBeVisible();
      await expect(tile).toContainText(
        'Your applications are temporarily unavailable, please check the service status page.',
      );
      await expect(tile.getByRole('link', { name: 'Service status' })).toHaveAttribute(
        'href',
        '/status',
      );
      await expectAccessible('[data-widget="Apply"]');
    },
  );

  test(
    '[APP-9][APP-53] an unknown status says so',
    { tag: '@plain' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.applications({ ug: { track: { applicationStatus: 'Something else' } } });
      const hub = new HubPage(page);
      await hub.open();
      expect(await hub.statuses()).toEqual({ ug: 'statusUnknown' });
      await expect(hub.tile('ug')).toContainText(
        "Your current application status couldn't be determined, visit the application system for more information.",
      );
      await expectAccessible('[data-widget="Apply"]');
    },
  );

  test(
    '[APP-3] both modes forced alike show one tile',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('both');
      await signIn();
      await control.pageState({ applyMode: { ug: 'updating', uc: 'updating' } });
      const hub = new HubPage(page);
      await hub.open();
      expect(await hub.statuses()).toEqual({ ug: 'updating' });
    },
  );

  test(
    '[APP-4][APP-66] a year that is over shows the closed tile',
    { tag: '@plain' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('start');
      await signIn();
      await control.user({
        studyYear: '2024',
      });
      await control.pageState({
        cards: {
          '2024': {
            undergraduate: false,
            postgraduate: false,
            conservatoires: false,
            teachertraining: false,
            preregistration: false,
          },
        },
      });
      const hub = new HubPage(page);
      await hub.open();
      await expect(hub.tiles).toHaveCount(0);
      await expect(
        hub.widget.getByRole('heading', { name: 'View your 2024 applications' }),
      ).toBeVisible();
      for (const name of [
        'Undergraduate',
        'Postgraduate',
        'Conservatoire',
        'Start a new application',
      ]) {
        await expect(hub.widget.getByRole('link', { name, exact: true })).toBeVisible();
      }
      await expectAccessible('[data-widget="Apply"]');
    },
  );

  test(
    '[APP-5][APP-69] clearing mode adds the conservatoire and the Start / Continue tiles',
    { tag: '@plain' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const year = new Date().getFullYear();
      await control.user({
        studyYear: String(year),
      });
      await control.pageState({ applyMode: { ug: 'clearing', uc: 'default' } });
      const hub = new HubPage(page);
      await hub.open();
      expect(Object.keys(await hub.statuses())).toEqual(['ug', 'uc', 'startNew']);
      await expect(
        hub.tile('startNew').getByRole('link', { name: 'Start / Continue application' }),
      ).toBeVisible();
      await expect(hub.widget.getByRole('link', { name: 'Start a new application' })).toHaveCount(
        0,
      );
      await expectAccessible('[data-widget="Apply"]');
    },
  );

  test(
    '[APP-102] there is no tile for the study year 2021',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.user({
        studyYear: '2021',
      });
      const hub = new HubPage(page);
      await hub.open();
      await expect(hub.widget).toHaveCount(0);
    },
  );

  test(
    '[APP-85][APP-86] tracking is asked first, and apply only when tracking has nothing',
    { tag: '@plain' },
    async ({ applicant, page }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await new HubPage(page).open();
      const apply = (await control.requests('apply')).map(({ path }) => path);
      expect(apply).not.toContain('/ug/application');
      expect(apply).toContain('/uc/application');
    },
  );

  test(
    '[APP-97] a year without application APIs says so',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.user({ studyYear: '2035' });
      const hub = new HubPage(page);
      await hub.open();
      expect(await hub.statuses()).toEqual({ ug: 'unavailable' });
      await expect(hub.tile('ug')).toContainText(
        "There was a problem retrieving your status. This environment doesn't have a corresponding application status API configured.",
      );
      expect(await control.requests('tracking')).toEqual([]);
    },
  );

  test(
    '[APP-109] the status can be checked again on demand, without a script too',
    { tag: '@anywidth' },
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

test.describe('while the page is open', { tag: '@anywidth' }, () => {
  // Polling is a script.
  test(
    '[APP-72] the status refreshes every ten seconds while autoUpdate is on, not while hidden',
    { tag: '@scripts' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await page.clock.install();
      const hub = new HubPage(page);
      const polls = countPolls(page);
      // The page is not touched: who only reads sees it change as well.
      await hub.open();
      await control.applications({ ug: { track: { applicationStatus: 'AwaitingReply' } } });
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + 1_000);
      const elapsed = await page.evaluate(() => performance.now());
      await page.clock.runFor(9_500 - elapsed);
      expect(polls()).toBe(0);
      // Its script comes when ten seconds are over, and asks at once.
      await expect(async () => {
        await page.clock.runFor(100);
        expect(polls()).toBe(1);
      }).toPass();
      expect(await page.evaluate(() => performance.now())).toBeLessThan(15_000);
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

  // Polling is a script.
  test(
    '[SH-31][AMB-27] a refused refresh says so, and leads to sign in and back to the same place',
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
    '[APP-72] with autoUpdate off nothing is polled',
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

  // Confetti is a script.
  test(
    '[APP-6][APP-7] confetti falls for ten seconds on a placed status, once',
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

  // Confetti is a script.
  test(
    '[APP-7] no confetti for people who asked for less motion',
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

/** Counts how often the page asks for the status from here on. */
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
