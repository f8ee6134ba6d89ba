import type { Tab } from '../tab.ts';
import { desktop, expect, phone, test } from '../test.ts';

const screens = {
  dashboard: '/dashboard',
  favourites: '/explore/favourites',
  compare: '/explore/favourites/compare',
  search: '/coursedisplay/results?SearchText=psychology',
  universities: '/explore/unis?letter=L',
  calculator: '/dashboard?widget=Tariff',
  statement: '/dashboard?widget=StatementNew',
  calendar: '/dashboard/calendar',
  'own-date': '/dashboard/calendar/own/new',
  preferences: '/dashboard/preferences?section=hub-personalisation',
  notifications: '/dashboard/notifications',
  adviser: '/dashboard/adviser',
};

/**
 * The positions, in pixels, of the headings and controls in the first two window heights of the
 * page. Below that, heights are only estimates until a part is near the window.
 */
const layout = (tab: Tab) =>
  tab.run(
    () =>
      [...document.querySelectorAll('h1, h2, h3, main :is(a, button, input, select, textarea)')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.y < 2 * innerHeight)
        .map(
          ({ element, box }) => `${element.localName} ${Math.round(box.x)} ${Math.round(box.y)}`,
        ),
    null,
  );

for (const size of [phone, desktop])
  test.describe(`${size.width} pixels wide`, () => {
    test.use({ size });

    for (const [screen, path] of Object.entries(screens))
      test(
        `nothing on the screen ${screen} moves at the first click`,
        { tag: '@scripts' },
        async ({ tab, signIn }, info) => {
          await signIn('waiting', path);
          const before = await layout(tab);
          expect(before.length).toBeGreaterThan(2);
          const heading = await tab.css('h1').first().box();
          // WebKit corrects some layouts when the pointer first moves.
          await tab.window.click({ x: Math.max(heading.x, 0) + 1, y: heading.y + 1 });
          expect(await layout(tab)).toEqual(before);
          expect(await tab.overflow()).toBe(0);
          const file = info.outputPath(`${screen}.png`) as `${string}.png`;
          await tab.window.screenshot(file);
          await info.attach(screen, { path: file });
        },
      );
  });
