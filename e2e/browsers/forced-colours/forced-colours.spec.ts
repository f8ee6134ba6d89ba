import type { Tab } from '../tab.ts';
import { expect, test } from '../test.ts';

const screens = {
  dashboard: '/dashboard',
  favourites: '/explore/favourites',
  calculator: '/dashboard?widget=Tariff',
  preferences: '/dashboard/preferences?section=hub-personalisation',
  calendar: '/dashboard/calendar/own/new',
};

/**
 * Buttons and fields that look like plain text in forced-colours mode, because only a colour marks
 * them.
 */
const unmarked = (tab: Tab) =>
  tab.run(() => {
    const page = getComputedStyle(document.documentElement).backgroundColor;
    const isMarked = (element: Element) => {
      const style = getComputedStyle(element);
      const hasBorder = style.borderBottomStyle !== 'none' && style.borderBottomColor !== page;
      return hasBorder || style.textDecorationLine === 'underline' || style.appearance !== 'none';
    };
    return [...document.querySelectorAll('button, input, select, textarea')]
      .filter((element) => element.checkVisibility() && !isMarked(element))
      .map((element) => element.outerHTML.slice(0, 200));
  }, null);

for (const [screen, path] of Object.entries(screens))
  test(`every button and field of the screen ${screen} has a border, an underline or the browser's own appearance`, async ({
    tab,
    signIn,
  }) => {
    await signIn('heavy', path);
    expect(await tab.run(() => matchMedia('(forced-colors: active)').matches, null)).toBe(true);
    expect(await tab.css('main :is(button, input)').count()).toBeGreaterThan(0);
    expect(await unmarked(tab)).toEqual([]);
  });

/** For each element, whether a visible line is drawn below it. */
const underlined = (tab: Tab, css: string) =>
  tab.run((selector) => {
    const page = getComputedStyle(document.documentElement).backgroundColor;
    return [...document.querySelectorAll(selector)].map((element) =>
      [null, '::after'].some((part) => {
        const { borderBottomWidth, borderBottomColor } = getComputedStyle(element, part);
        return parseFloat(borderBottomWidth) > 0 && borderBottomColor !== page;
      }),
    );
  }, css);

test('the current page and the current tab are underlined', async ({ tab, signIn }) => {
  await signIn('waiting', '/explore/favourites');
  const current = await underlined(tab, 'nav [aria-current="page"]');
  // One link is in the navigation of the hub, and another in the tabs of the favourites.
  expect(current.length).toBeGreaterThan(1);
  expect(current).not.toContain(false);
  const others = await underlined(tab, 'nav a:not([aria-current])');
  expect(others.length).toBeGreaterThan(5);
  expect(others).not.toContain(true);
});
