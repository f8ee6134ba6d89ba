import { expect, test } from '../../fixtures/test.ts';
import { FavouritesPanel } from '../../pages/favourites-panel.ts';
import { HubPage } from '../../pages/hub-page.ts';

/** The universities of the persona `waiting`, with latitude and longitude. */
const places = [
  ['Lancaster University', 54.0116, -2.7904],
  ['University of York', 53.9483, -1.0536],
  ['The University of Sheffield', 53.3813, -1.4886],
  ['University of Leeds', 53.8085, -1.5528],
] as const;

/**
 * Runs in the page. Returns how far the tip of each marker is, in pixels, from the place that it
 * marks (from the first place if it marks several). The place's position on the screen is
 * calculated from a map tile.
 */
function tipsOf(markers: Element[], all: typeof places) {
  const tile = document.querySelector<HTMLImageElement>('.leaflet-tile-loaded');
  const [, zoom, column, row] = (/\/(\d+)\/(\d+)\/(\d+)\.svg$/.exec(tile?.src ?? '') ?? []).map(
    Number,
  );
  const frame = tile?.getBoundingClientRect() ?? new DOMRect();
  const at = (share: number, from = 0) => (share * 2 ** (zoom ?? 0) - from) * frame.width;
  return markers.map((marker) => {
    const name = marker.getAttribute('aria-label') ?? '';
    const [, latitude, longitude] = all.find(([title]) => name.includes(title)) ?? all[0];
    const north = Math.asinh(Math.tan((latitude * Math.PI) / 180));
    const box = marker.getBoundingClientRect();
    return {
      name,
      across: box.x + box.width / 2 - frame.x - at((longitude + 180) / 360, column),
      below: frame.y + at((1 - north / Math.PI) / 2, row) - box.bottom,
      corner: getComputedStyle(marker, '::after').rotate,
    };
  });
}

test.describe('the map', () => {
  test(
    '[FAV-44] the map loads when it is in view, does not capture the mouse wheel, and works by keyboard',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      // The map animates its zoom.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await (await applicant('waiting')).signIn();
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      const panel = new FavouritesPanel(page);
      await panel.open('unis');
      if (!scripts) {
        await panel.showMap();
        await expect(panel.map.getByRole('listitem')).toHaveCount(4);
        const markers = panel.map.getByRole('group').getByRole('link');
        await expect(markers.first()).toHaveAccessibleName(/Lancaster|places/);
        return;
      }
      await new HubPage(page).hydrated();
      expect(requested.filter((url) => url.includes('leaflet'))).toEqual([]);

      await panel.map.scrollIntoViewIfNeeded();
      await panel.showMap();
      await expect(panel.map.getByRole('listitem')).toHaveCount(4);
      const live = panel.map.locator('.leaflet-container');
      await expect(live.locator('.leaflet-tile-loaded').first()).toBeVisible();
      await expectAccessible();

      const zoomed = () => live.locator('.leaflet-proxy').getAttribute('style');
      const scrolled = () => page.evaluate(() => window.scrollY);
      const [before, from] = [await zoomed(), await scrolled()];
      await live.hover();
      await page.mouse.wheel(0, 200);
      // The wheel must scroll the page, and must not zoom the map.
      await expect.poll(scrolled).toBeGreaterThan(from);
      expect(await zoomed()).toBe(before);

      const marker = live
        .getByRole('button', { name: /Lancaster University|University of Leeds/ })
        .first();
      await marker.focus();
      await page.keyboard.press('Enter');
      await expect(live.locator('.leaflet-popup').getByRole('link')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(live.locator('.leaflet-popup')).toHaveCount(0);
    },
  );

  test(
    "the tip of each marker points at its first place, and does not cover the place's name",
    { tag: '@once' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      const panel = new FavouritesPanel(page);
      await panel.open('unis');
      await panel.map.scrollIntoViewIfNeeded();
      await expect(panel.map.locator('.leaflet-tile-loaded').first()).toBeVisible();
      const markers = panel.map.locator('.leaflet-marker-icon');
      const tips = await markers.evaluateAll(tipsOf, places);
      // At least one marker represents several places.
      expect(tips.length).toBeGreaterThan(1);
      expect(tips.length).toBeLessThan(places.length);
      for (const { name, across, below, corner } of tips) {
        expect(Math.abs(across), name).toBeLessThan(2);
        expect(below, name).toBeGreaterThanOrEqual(3);
        expect(below, name).toBeLessThan(8);
        expect(corner, name).toBe('45deg');
      }
    },
  );

  // The focus moves at the last possible moment: when the first tile has just loaded.
  test(
    'loading the map does not replace a marker that has the focus',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      await page.addInitScript(() => {
        const toMarker = () =>
          document.querySelector<SVGAElement>('#favourites-map [role="group"] a')?.focus();
        const beforeMap = ({ target }: Event) => {
          if (!(target instanceof Element && target.matches('.leaflet-tile'))) return;
          document.removeEventListener('load', beforeMap, true);
          target.addEventListener('load', toMarker);
        };
        document.addEventListener('load', beforeMap, true);
      });
      await (await applicant('waiting')).signIn();
      const panel = new FavouritesPanel(page);
      await panel.open('unis');
      await panel.manage.focus();
      await panel.map.scrollIntoViewIfNeeded();
      await panel.showMap();
      await expect(panel.map.locator('.leaflet-tile-loaded').first()).toBeVisible();
      await expect(page.locator(':focus').filter({ visible: true })).toHaveCount(1);
    },
  );
});
