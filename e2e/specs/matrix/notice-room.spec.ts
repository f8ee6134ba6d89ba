import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

const first = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/**
 * For each page: an action that shows a notice, and for one page the action that shows a bar at the
 * bottom of the screen.
 */
const pages = [
  {
    path: '/explore/favourites',
    act: (page: Page) => first(page, /^Move down/),
    bar: (page: Page) =>
      page
        .getByRole('checkbox', { name: /^Select/ })
        .first()
        .check(),
  },
  {
    path: '/coursedisplay/results?SearchText=psychology',
    act: (page: Page) => first(page, /^Add to favourites/),
  },
  { path: '/explore/favourites/compare', act: (page: Page) => first(page, /^Move (right|down)/) },
  { path: '/dashboard/arrange', act: (page: Page) => first(page, /^Move later|, later$/) },
];

for (const { path, act, bar } of pages) {
  test(
    `a notice does not cover any control on ${path}`,
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('heavy')).signIn();
      for (const size of screens) {
        await page.setViewportSize(size);
        await page.goto(path);
        await act(page);
        await expect(lastChange(page)).toHaveAttribute('data-foot');
        await bar?.(page);
        expect(await page.evaluate(underNotices), `${size.width} × ${size.height}`).toEqual([]);
      }
    },
  );
}

test(
  'the session warning and a notice do not cover each other or any control',
  { tag: '@once' },
  async ({ page, applicant }) => {
    await (await applicant('heavy')).signIn();
    await page.clock.install();
    await page.route('**/resources/session', (route) =>
      route.fulfill({ json: { endsIn: 240_000 } }),
    );
    for (const size of screens) {
      await page.setViewportSize(size);
      await page.goto('/dashboard/arrange');
      // The session watcher must be loaded to start its timer.
      await new HubPage(page).hydrated();
      await first(page, /^Move later|, later$/);
      await expect(lastChange(page)).toHaveAttribute('data-foot');
      await page.clock.fastForward('56:00');
      await expect(page.locator('[data-session-warning="soon"]')).toBeVisible();
      expect(await page.evaluate(underNotices), `${size.width} × ${size.height}`).toEqual([]);
    }
  },
);

/**
 * Runs in the page: controls covered by a notice at the bottom although they have the focus or are
 * fixed to the bottom of the screen.
 */
function underNotices(): string[] {
  const notices = [...document.querySelectorAll('[data-foot], [data-open="true"]')].filter(
    (element) => getComputedStyle(element).position === 'fixed',
  );
  const isUnder = (element: Element) => {
    const box = element.getBoundingClientRect();
    return notices.some((notice) => {
      if (notice.contains(element)) return false;
      const over = notice.getBoundingClientRect();
      return (
        box.top < over.bottom &&
        box.bottom > over.top &&
        box.left < over.right &&
        box.right > over.left
      );
    });
  };
  const isAtFoot = (element: Element | null): boolean => {
    if (element === null) return false;
    const { position, bottom } = getComputedStyle(element);
    return (position === 'sticky' && bottom !== 'auto') || isAtFoot(element.parentElement);
  };
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
  ].filter((element) => element.checkVisibility() && element.getClientRects().length > 0);
  const name = (element: HTMLElement) => element.textContent.trim() || element.tagName;
  const still = controls.filter((element) => isAtFoot(element) && isUnder(element));
  const focused = controls.filter((element) => {
    element.focus();
    return isUnder(element);
  });
  return [...new Set([...still, ...focused])].map(name);
}
