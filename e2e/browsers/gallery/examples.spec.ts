import type { Driver } from '../drivers/driver.ts';
import { desktop, expect, phone, test as base, useDriver } from '../test.ts';
import { Tab } from '../tab.ts';
import { differences, tolerance } from './differences.ts';
import { openPage, pages } from './gallery.ts';

const test = base.extend<object, { chromium: Driver }>({
  chromium: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires this object pattern.
    ({}, use) => useDriver('chromium', use),
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Runs in the page: the height of each example, by its id. */
const readHeights = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-example]')].map((example) => {
      const { width, height } = example.getBoundingClientRect();
      return [example.getAttribute('data-example') ?? '', width > 0 ? height : 0];
    }),
  );

for (const size of [phone, desktop])
  test.describe(`${size.width} pixels wide`, () => {
    test.use({ size });

    test('every example has a size, and no page scrolls sideways', async ({ tab }) => {
      for (const page of pages) {
        await openPage(tab, page);
        const heights = Object.entries(await tab.run(readHeights, null));
        expect(heights, page).not.toEqual([]);
        expect(
          heights.filter(([, height]) => height === 0),
          page,
        ).toEqual([]);
        expect(await tab.overflow(), page).toBe(0);
      }
    });

    test(
      'every example has the same height as in Chromium',
      { tag: '@compared' },
      async ({ tab, chromium, engine, origin }) => {
        const window = await chromium.openWindow({ size, scripts: true });
        const other = new Tab(window, origin, true);
        for (const page of pages) {
          await Promise.all([openPage(tab, page), openPage(other, page)]);
          const expected = await other.run(readHeights, null);
          const differing = Object.entries(await tab.run(readHeights, null))
            .map(([id, height]) => ({ id, by: Math.round(height - (expected[id] ?? 0)) }))
            .filter(({ id, by }) => Math.abs(by) > tolerance && !differences[engine]?.[id]);
          expect(differing, page).toEqual([]);
        }
        await window.close();
      },
    );
  });
