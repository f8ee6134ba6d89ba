import type { Page, Route } from '@playwright/test';

/** Scripts of islands, except the script that wakes the islands. */
export const islandScripts = /\/assets\/(?!start-)[^/]*\.js/;

export async function holdScripts(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(pattern, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    for (const route of waiting) await route.continue().catch(() => undefined);
  };
}

/**
 * Opens a page and delays its scripts. The browser navigates without `goto`, because `goto` would
 * wait for live islands. It starts from a file on the hub, which has no scripts to load.
 */
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto('/favicon.svg');
  const opened = page.waitForEvent('domcontentloaded');
  await page.evaluate((to) => window.location.assign(to), path);
  await opened;
  await openFolds(page);
}

/**
 * Like `openHeld`, but in a window that shows the whole page, so that islands that wake when
 * visible also wake.
 */
export async function openHeldWhole(page: Page, path: string): Promise<void> {
  // A page is at least as high as its window, and the window may still have the height of the
  // previous page.
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHeld(page, path);
  await seeAll(page);
}

/**
 * Makes the window twice as high as the page, because parts below the first screen are higher than
 * their estimated height. Using the height of the longest page for all pages would be slower.
 */
export async function seeAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: 1280, height: 2 * height });
}

export const openFolds = (page: Page): Promise<void> =>
  page.locator('details:has([data-island])').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });

/** Resolves when every island that wakes has become live or has been left as plain HTML. */
export const untilAwake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-island]')].every(
      ({ dataset, childElementCount }) =>
        'live' in dataset || 'plain' in dataset || !('wakes' in dataset) || childElementCount === 0,
    ),
  );
};
