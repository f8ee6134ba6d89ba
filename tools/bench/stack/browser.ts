import { chromium, type BrowserContextOptions, type Page } from 'playwright-core';
import type { Target } from '../load/load.ts';
import type { PageRequest } from '../load/transfer.ts';

export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Visits pages in a new browser that has the target's cookies. The cookies are in the browser's
 * cookie jar: as a header of every request they would be lost as soon as a page sets a cookie by
 * script.
 */
export async function inBrowser<Result>(
  { url, cookie }: Target,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext(options);
    if (cookie !== undefined) await context.addCookies(cookiesOf(cookie, new URL(url).origin));
    return await use(await context.newPage());
  } finally {
    await browser.close();
  }
}

const cookiesOf = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url };
  });

/** Records the requests of a page from now on. Types are named as in a Lighthouse report. */
export function watchRequests(page: Page): readonly PageRequest[] {
  const requests: PageRequest[] = [];
  page.on('request', (request) => {
    const type = request.resourceType();
    requests.push({ url: request.url(), type: type.charAt(0).toUpperCase() + type.slice(1) });
  });
  return requests;
}

/**
 * Opens a page and waits until it stops loading, without any user input. Content that loads on
 * interaction is not loaded.
 */
export async function openUntouched(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  // `dataLayer` in the window shows that the page's script has started.
  await page.waitForFunction(
    () => document.getElementById('islands') === null || 'dataLayer' in window,
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-wakes="load"]')].every(
      ({ dataset }) => 'live' in dataset || 'plain' in dataset,
    ),
  );
  await page.waitForLoadState('networkidle');
}
