import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';
import { backNeverShowsAnother } from '../screens/back-privacy.ts';

// Playwright shuts the back/forward cache; here it is as people have it.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Watches whether Back shows this page as it was left. */
const watch = (page: Page) =>
  page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isAsLeft: persisted }));
  });

/** How Back has brought the page: as it was left, or what kept it from that. */
const arrival = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
      notRestoredReasons: { reasons: { reason: string }[] | null } | null;
    })[];
    const reasons = entry?.notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
    return 'isAsLeft' in window ? 'as it was left' : reasons;
  });

const back = (page: Page) => page.evaluate(() => history.back());

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
    await page.goto('/dashboard');
    await watch(page);
    const field = page.locator('[data-widget="GlobalCourseSearch"] input[name="SearchText"]');
    await field.fill('marine biology');
    await page.goto('/dashboard/todo');
    await back(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await arrival(page)).toBe('as it was left');
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
      await page.goto(path);
      await watch(page);
      await page.goto('/dashboard/totum');
      await back(page);
      await expect(page).not.toHaveURL(/totum/);
      expect([path, await arrival(page)]).toEqual([path, 'as it was left']);
    }
  });

  test('shows what is true now, inside islands and outside', async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    await arrive(page);
    await page.goto('/dashboard');
    const done = page.getByRole('progressbar', { name: /to-do/i });
    const before = await done.getAttribute('aria-valuetext');
    await page.goto('/dashboard/todo');
    const saved = page.waitForResponse('/resources/todo');
    await page
      .getByRole('button', { name: /^Mark .* as done$/ })
      .first()
      .click();
    await (await saved).finished();
    await back(page);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(done).not.toHaveAttribute('aria-valuetext', before ?? '');
  });
});

test.describe(
  'Back never shows the page of another person',
  { tag: ['@anywidth'] },
  backNeverShowsAnother,
);
