import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Distance of the bar from the bottom of the screen; null if it is not fixed there. */
const gapBelow = (page: Page) =>
  bar(page).evaluate((nav) =>
    getComputedStyle(nav).position === 'fixed'
      ? Math.round(innerHeight - nav.getBoundingClientRect().bottom)
      : null,
  );

/** Runs in the page: controls that the bar covers while they have the focus. */
function underBar(): string[] {
  const nav = document.querySelector('nav[data-bar]')!;
  const { top } = nav.getBoundingClientRect();
  const controls = document.querySelectorAll<HTMLElement>(
    ':is(main, footer) :is(a[href], button, input, select, textarea, summary)',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility() || control.getClientRects().length === 0) return [];
    control.focus();
    const box = control.getBoundingClientRect();
    // A field that is higher than the screen is in view, but not completely.
    const end = Math.min(box.bottom, box.top + top / 2);
    return end > top + 1 ? [control.outerHTML.slice(0, 120)] : [];
  });
}

test.describe('the tabs of a phone', { tag: '@phone' }, () => {
  test.beforeEach(async ({ applicant }) => (await applicant('waiting')).signIn());

  test(
    'five tabs are at the bottom of the screen, the calendar starts with its first date, and the search page links to the two pages without a tab',
    { tag: '@gate' },
    async ({ page, expectAccessible }) => {
      await page.goto('/dashboard/calendar');
      const tabs = bar(page).getByRole('link');
      await expect(tabs).toHaveText(['Hub', 'For you', 'Favourites', 'Dates', 'Search']);
      expect(await gapBelow(page)).toBe(0);
      await expect(tabs.filter({ hasText: 'Dates' })).toHaveAttribute('aria-current', 'page');
      for (const tab of await tabs.all()) {
        const { width, height } = (await tab.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      const dates = page.getByRole('region', { name: 'Dates', exact: true }).getByRole('listitem');
      expect((await dates.filter({ visible: true }).first().boundingBox())!.y).toBeLessThan(900);
      await expectAccessible('header');
      await tabs.filter({ hasText: 'Search' }).click();
      for (const name of ['What to do', 'Where to go']) {
        await expect(page.locator('main').getByRole('link', { name })).toBeVisible();
      }
    },
  );

  test('the tabs do not cover the end of the page, or an element with focus', async ({ page }) => {
    for (const path of ['/dashboard', '/dashboard/calendar', '/explore/favourites', '/status']) {
      await page.goto(path);
      expect(await page.evaluate(underBar), path).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const last = page.getByRole('contentinfo').getByRole('link').last();
      const { y, height } = (await last.boundingBox())!;
      expect(y + height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y);
    }
  });

  test('large text fits into the tabs of a narrow phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/dashboard/todo');
    for (const size of ['100%', '150%', '200%']) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const isCut = await bar(page).evaluate((nav) =>
        [nav, ...nav.querySelectorAll('a')].some(
          (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
        ),
      );
      expect(isCut, size).toBe(false);
    }
  });

  test('in landscape the tabs are part of the header, and on paper there are none', async ({
    page,
  }) => {
    await page.goto('/dashboard/todo');
    await page.setViewportSize({ width: 740, height: 360 });
    expect(await gapBelow(page)).toBeNull();
    await expect(bar(page).getByRole('link')).toHaveCount(6);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
  });
});
