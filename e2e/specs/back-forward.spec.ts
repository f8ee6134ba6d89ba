import type { Page } from '@playwright/test';
import { todoIds } from '@applicant-hub/domain';
import { wholeChromium } from '../fixtures/browsers.ts';
import { moving } from '../fixtures/motion.ts';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';
import { backNeverShowsAnother } from '../screens/back-privacy.ts';

// Playwright shuts the back/forward cache; here it is as people have it, and so is the way from one
// page to the next.
test.use({
  ...moving,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...wholeChromium,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** Watches whether Back shows this page as it was left. */
const watch = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isAsLeft: persisted }));
  });

const asLeft = 'as it was left';

const back = (page: Page) => page.evaluate(() => history.back());

interface Reason {
  reason: string;
  /** `Circumstantial`: the page has no part in it; the browser needed memory, say. */
  type: 'PageSupportNeeded' | 'SupportPending' | 'Circumstantial';
}

/**
 * Opens a page, leaves it and comes back to it; again where the browser alone kept it from that,
 * which the next time may not be so.
 * @returns how Back has brought the page: as it was left, or what it was not kept for
 */
async function comeBack(
  page: Page,
  open: () => Promise<unknown>,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  let reasons: Reason[] = [];
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    reasons = notRestoredExplanations;
  });
  for (let tries = 1; ; tries++) {
    reasons = [];
    await open();
    const left = page.url();
    await watch(page);
    await page.goto('/dashboard/totum');
    await meanwhile();
    await back(page);
    await expect(page).toHaveURL(left);
    if (await page.evaluate(() => 'isAsLeft' in window)) return asLeft;
    const isOfThePage = reasons.some(({ type }) => type !== 'Circumstantial');
    if (isOfThePage || tries === 3) {
      return reasons.map(({ type, reason }) => `${type}: ${reason}`).join();
    }
  }
}

/** Opens a first page: from then on the hub knows whether scripts run. */
async function arrive(page: Page): Promise<void> {
  await page.goto('/status');
}

const screensWithState = [
  '/dashboard?widget=Notes',
  '/dashboard?widget=StatementNew',
  '/dashboard?widget=Tariff',
  '/dashboard/application',
  '/dashboard/arrange',
  '/dashboard/calendar',
  '/dashboard/notifications',
  '/dashboard/preferences?section=marketing-preferences',
  '/dashboard/todo',
  '/explore/favourites',
  '/explore/for-you',
  '/explore/locations',
  '/explore/unis?letter=K',
  '/coursedisplay/courses/l14-psychology',
  '/coursedisplay/results?SearchText=psychology',
];

test.describe('Back, where scripts run,', { tag: ['@scripts', '@once'] }, () => {
  test('shows a page as it was left, with what is typed', async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    await arrive(page);
    const field = page.locator('[data-widget="GlobalCourseSearch"] input[name="SearchText"]');
    const how = await comeBack(page, async () => {
      await new HubPage(page).open();
      await new HubPage(page).openWidget('GlobalCourseSearch');
      await field.fill('marine biology');
    });
    expect(how).toBe(asLeft);
    await expect(field).toHaveValue('marine biology');
    await expect(page.locator('html')).toHaveCSS('opacity', '1');
    // Each time that a page is shown is a view of it.
    const counted = await new HubPage(page).counted();
    expect(counted.filter(({ event }) => event === 'page_view')).toHaveLength(2);
  });

  test('can show every screen as it was left', async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    await arrive(page);
    for (const path of screensWithState) {
      expect([path, await comeBack(page, () => page.goto(path))]).toEqual([path, asLeft]);
    }
  });

  test('shows what is true now, also when it was changed on another device', async ({
    page,
    applicant,
  }) => {
    const { control, signIn } = await applicant('waiting');
    const todo = (done: boolean) =>
      control.user({
        settings: todoIds.map((name) => ({
          collection: 'dashboardTodo',
          name,
          data: done ? '{"done":true}' : '{}',
        })),
      });
    await todo(false);
    await signIn();
    await arrive(page);
    const steps = page.getByRole('progressbar', { name: /to-do/i });
    let before = '';
    const how = await comeBack(
      page,
      async () => {
        await todo(false);
        await page.goto('/dashboard');
        before = (await steps.getAttribute('aria-valuetext')) ?? '';
      },
      // On another device: no tab of this browser tells of it.
      () => todo(true),
    );
    expect(how).toBe(asLeft);
    await expect(steps).not.toHaveAttribute('aria-valuetext', before);
  });
});

test.describe(
  'Back never shows the page of another person',
  { tag: ['@anywidth'] },
  backNeverShowsAnother,
);
