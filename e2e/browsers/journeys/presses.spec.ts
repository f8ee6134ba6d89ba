import { expect, test } from '../test.ts';
import { shortlist } from '../pages/shortlist.ts';
import { eventually, type Tab } from '../tab.ts';

/**
 * Safari on iOS reports each tap of a double tap as the first one. The drivers have only a mouse in
 * common.
 */
const likeAnIPhone = (tab: Tab) =>
  tab.run(() => {
    Object.defineProperty(UIEvent.prototype, 'detail', { get: () => 1 });
    Object.defineProperty(PointerEvent.prototype, 'pointerType', { get: () => 'touch' });
  }, null);

const added = (tab: Tab) => tab.button(/^In favourites/).count();

for (const [taps, tag] of [
  ['counted', '@scripts'],
  // As on an iPhone.
  ['not counted', ['@scripts', '@gate']],
] as const)
  test.describe(`a double press whose presses are ${taps}`, { tag: [tag].flat() }, () => {
    test('adds one favourite', async ({ tab, signIn }) => {
      await signIn('start', '/explore/unis?letter=K');
      if (taps === 'not counted') await likeAnIPhone(tab);
      const before = await added(tab);
      const heart = tab.button(/^Add to favourites/).first();
      await heart.point();
      await eventually(() => tab.css('[data-live] button', /favourites/).count()).toBeGreaterThan(
        0,
      );
      await heart.doubleClick();
      await eventually(() => added(tab)).toBe(before + 1);
      await tab.open('/explore/unis?letter=K');
      expect(await added(tab)).toBe(before + 1);
    });

    test('moves a course by one place', async ({ tab, signIn }) => {
      await signIn('heavy', '/explore/favourites');
      if (taps === 'not counted') await likeAnIPhone(tab);
      const names = () => shortlist(tab);
      const [first = '', second = '', ...rest] = await names();
      const down = tab.button(/^Move down/).first();
      await down.point();
      await down.doubleClick();
      await eventually(names).toEqual([second, first, ...rest]);
      await tab.open('/explore/favourites');
      expect(await names()).toEqual([second, first, ...rest]);
    });
  });
