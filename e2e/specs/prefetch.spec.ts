import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { FavouritesPanel } from '../pages/favourites-panel.ts';

/** How the page that is there now has come. */
const delivery = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { deliveryType: string })
        .deliveryType,
  );

/** What the browser tells of the pages that it may fetch ahead. */
async function listen(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const allowed = new Set<string>();
  const fetched = new Set<string>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) allowed.add(new URL(key.url).pathname);
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return { allowed, fetched };
}

/** Pages with every link of the hub's own on one of them. */
const pages = [
  '/dashboard',
  '/dashboard?widget=StatementNew',
  '/dashboard/calendar',
  '/dashboard/preferences/your-data',
  '/explore/favourites',
  '/coursedisplay/results?SearchText=psychology',
];

/** What a page of the hub may be that is fetched ahead. */
const readOnly =
  /^\/(dashboard\/(todo|application|calendar|notifications|totum)|dashboard|status|explore\/(favourites(\/compare)?|for-you|locations|search|subjects|unis|uni-detail\/[^/]+)|coursedisplay\/courses\/[^/]+)$/;

// Where no scripts run, browsers know of no rules.
test.describe('a page that somebody is about to open', { tag: ['@scripts', '@once'] }, () => {
  test('is fetched when they rest on its link, and is used', async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    const { fetched } = await listen(page);
    await page.goto('/dashboard');
    const link = page.getByRole('link', { name: 'Open your to-do list' });
    await link.hover();
    await expect.poll(() => [...fetched]).toEqual(['/dashboard/todo']);
    await link.click();
    await expect(page).toHaveTitle(/to-do list/i);
    expect(await delivery(page)).toBe('navigational-prefetch');
  });

  test('is fetched anew when something was saved meanwhile', async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    const { fetched } = await listen(page);
    await page.goto('/dashboard');
    await new FavouritesPanel(page).hydrated();
    const link = page.getByRole('link', { name: 'Favourites', exact: true });
    await link.hover();
    await expect.poll(() => [...fetched]).toEqual(['/explore/favourites']);
    // By keyboard: the pointer that comes back to the link would fetch it again.
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await page
      .getByRole('button', { name: /^Take off shortlist/ })
      .first()
      .press('Enter');
    expect((await saved).ok()).toBe(true);
    await link.press('Enter');
    await expect(page).toHaveTitle(/favourites/i);
    expect(await delivery(page)).not.toBe('navigational-prefetch');
  });

  test('is not when it does more than read', async ({ page, applicant }) => {
    await (await applicant('heavy')).signIn();
    const { allowed, fetched } = await listen(page);
    for (const path of pages) await page.goto(path);
    await expect.poll(() => allowed.size).toBeGreaterThan(10);
    expect([...allowed].filter((path) => !readOnly.test(path))).toEqual([]);
    // The hub itself is only fetched as one of its tools.
    await page.goto('/dashboard/todo');
    await page.getByRole('link', { name: /hub/i }).first().hover();
    await page.getByRole('link', { name: /hub/i }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await delivery(page)).not.toBe('navigational-prefetch');
    expect(fetched).not.toContain('/dashboard');
  });
});
