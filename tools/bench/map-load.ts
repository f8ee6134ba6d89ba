import { chromium, type Page } from 'playwright-core';
import type { Target } from './load.ts';
import type { PageRequest } from './transfer.ts';

/** What a page with a map asks for. */
export interface MapLoad {
  /** Until nothing more comes, with the map below what is in view. */
  readonly outOfView: readonly PageRequest[];
  /** And after it was scrolled to, until it shows its tiles. */
  readonly inView: readonly PageRequest[];
}

/** The phone of Lighthouse's mobile preset. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Visits a page on a phone for the first time, and scrolls to its map.
 *
 * @param mapId id of the section with the map
 * @throws Error when no interactive map comes
 */
export async function loadMap({ url, cookie }: Target, mapId: string): Promise<MapLoad> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const context = await browser.newContext({
      ...phone,
      ...(cookie !== undefined && { extraHTTPHeaders: { Cookie: cookie } }),
    });
    const page = await context.newPage();
    const requests = watchRequests(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    const outOfView = [...requests];
    const map = page.locator(`[id="${mapId}"]`);
    await map.locator('figure').scrollIntoViewIfNeeded();
    await map.locator('.leaflet-tile-loaded').first().waitFor();
    await page.waitForLoadState('networkidle');
    return { outOfView, inView: [...requests] };
  } finally {
    await browser.close();
  }
}

/** Types are named as in a Lighthouse report. */
function watchRequests(page: Page): readonly PageRequest[] {
  const requests: PageRequest[] = [];
  page.on('request', (request) => {
    const type = request.resourceType();
    requests.push({ url: request.url(), type: type.charAt(0).toUpperCase() + type.slice(1) });
  });
  return requests;
}
