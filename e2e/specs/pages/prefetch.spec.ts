import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { FavouritesPanel } from '../../pages/favourites-panel.ts';

/** How the current page was loaded. */
const delivery = (page: Page) =>
  page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as PerformanceEntry & { deliveryType: string })
        .deliveryType,
  );

/** Records which pages the browser may prefetch, and which pages it has prefetched. */
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

/** Pages that together have every link of the hub. */
const pages = [
  '/dashboard',
  '/dashboard?widget=StatementNew',
  '/dashboard/calendar',
  '/dashboard/preferences/your-data',
  '/explore/favourites',
  '/coursedisplay/results?SearchText=psychology',
];

/** Pages that may be prefetched, because loading them changes nothing. */
const readOnly =
  /^\/(dashboard\/(todo|application|calendar|notifications|totum)|dashboard|status|accessibility|explore\/(favourites(\/compare)?|for-you|locations|search|subjects|unis|uni-detail\/[^/]+)|coursedisplay\/courses\/[^/]+)$/;

// Without scripts, browsers ignore speculation rules.
test.describe('prefetching of pages', { tag: ['@scripts', '@once'] }, () => {
  test('a page is prefetched when the pointer rests on its link, and a click then uses the prefetched page', async ({
    page,
    applicant,
  }) => {
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

  test('a prefetched page is fetched again when a change was saved in the meantime', async ({
    page,
    applicant,
  }) => {
    await (await applicant('waiting')).signIn();
    const { fetched } = await listen(page);
    await page.goto('/dashboard');
    await new FavouritesPanel(page).hydrated();
    const link = page.getByRole('link', { name: 'Favourites', exact: true });
    await link.hover();
    await expect.poll(() => [...fetched]).toEqual(['/explore/favourites']);
    // The test uses the keyboard, because a pointer that returns to the link would prefetch the
    // page again.
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

  test('a page is not prefetched if its request may change something', async ({
    page,
    applicant,
  }) => {
    await (await applicant('heavy')).signIn();
    const { allowed, fetched } = await listen(page);
    for (const path of pages) await page.goto(path);
    await expect.poll(() => allowed.size).toBeGreaterThan(10);
    expect([...allowed].filter((path) => !readOnly.test(path))).toEqual([]);
    // The hub itself is not prefetched, but its pages with a single tool are.
    await page.goto('/dashboard/todo');
    await page.getByRole('link', { name: /hub/i }).first().hover();
    await page.getByRole('link', { name: /hub/i }).first().click();
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await delivery(page)).not.toBe('navigational-prefetch');
    expect(fetched).not.toContain('/dashboard');
  });
});
