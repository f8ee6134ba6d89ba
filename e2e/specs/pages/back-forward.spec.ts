import type { Page } from '@playwright/test';
import { todoIds } from '@applicant-hub/domain';
import { fullChromium } from '../../fixtures/browsers.ts';
import { moving } from '../../fixtures/motion.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { backNeverShowsAnother } from '../../screens/back-privacy.ts';

// Playwright disables the back/forward cache. These tests enable it and the transition between
// pages, as in a real browser.
test.use({
  ...moving,
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...fullChromium,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

/** Records whether the page was restored from the back/forward cache. */
const watch = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isAsLeft: persisted }));
  });

const asLeft = 'as it was left';

const back = (page: Page) => page.evaluate(() => history.back());

interface Reason {
  reason: string;
  /**
   * `Circumstantial` means that the page is not the cause. For example, the browser had too little
   * memory.
   */
  type: 'PageSupportNeeded' | 'SupportPending' | 'Circumstantial';
}

/**
 * Opens a page, leaves it and goes back. Tries again if only the browser blocked the back/forward
 * cache, because the next attempt may succeed.
 * @returns whether the page was restored from the cache, or the reasons why not
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

/** Opens a first page, so that the hub can detect whether scripts run. */
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

test.describe('Back with scripts', { tag: ['@scripts', '@once'] }, () => {
  test('Back restores a page with the typed text', async ({ page, applicant }) => {
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
    // Each time the page is shown, a page view is counted.
    const counted = await new HubPage(page).counted();
    expect(counted.filter(({ event }) => event === 'page_view')).toHaveLength(2);
  });

  test('the browser can restore the screens with forms or filters from its back/forward cache', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    await arrive(page);
    for (const path of screensWithState) {
      expect([path, await comeBack(page, () => page.goto(path))]).toEqual([path, asLeft]);
    }
  });

  test('Back shows current data, also after a change on another device', async ({
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
      // The change is made on another device, so no tab in this browser sends an event.
      () => todo(true),
    );
    expect(how).toBe(asLeft);
    await expect(steps).not.toHaveAttribute('aria-valuetext', before);
  });
});

test.describe(
  'Back never shows the page of another user',
  { tag: ['@anywidth'] },
  backNeverShowsAnother,
);
