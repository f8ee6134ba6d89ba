import { inBrowser, phone, watchRequests } from '../stack/browser.ts';
import type { Target } from './load.ts';
import type { PageRequest } from './transfer.ts';

export interface MapLoad {
  /** Requests until loading ends, while the map is collapsed and below the visible area. */
  readonly outOfView: readonly PageRequest[];
  /** All requests until the opened map shows its tiles. */
  readonly inView: readonly PageRequest[];
}

/**
 * Visits a page on a phone for the first time, scrolls to its collapsed map, and opens the map.
 *
 * @param mapId id of the section with the map
 * @throws Error when the interactive map does not load
 */
export function loadMap(target: Target, mapId: string): Promise<MapLoad> {
  return inBrowser(target, phone, async (page) => {
    const requests = watchRequests(page);
    await page.goto(target.url, { waitUntil: 'networkidle' });
    const outOfView = [...requests];
    const map = page.locator(`[id="${mapId}"]`);
    const fold = map.locator('summary');
    await fold.scrollIntoViewIfNeeded();
    await fold.click();
    await map.locator('.leaflet-tile-loaded').first().waitFor();
    await page.waitForLoadState('networkidle');
    return { outOfView, inView: [...requests] };
  });
}
