import { expect, test } from '../test.ts';
import { desktop, phone } from '../test.ts';
import { eventually } from '../tab.ts';

test.describe('on a phone', () => {
  test.use({ size: phone });

  test('the status and its icons are readable', { tag: '@old' }, async ({ tab, signIn }) => {
    await signIn('waiting');
    const tile = tab.css('[data-tile]').first();
    await tile.role('heading').first().appears();
    await tile.css('a[data-size="l"]').first().appears();
    const icons = await tab.css('svg[width="24"]').all();
    expect(icons.length).toBeGreaterThan(10);
    expect(icons.filter(({ box }) => Math.max(box.width, box.height) > 48)).toEqual([]);
    const isStyled = await tab.run(() => 'CSSLayerBlockRule' in window, null);
    if (isStyled) expect(await tab.overflow()).toBe(0);
  });
});

for (const size of [{ ...phone, height: 640 }, desktop])
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ size });

    for (const persona of ['start', 'waiting', 'offers', 'placed', 'both', 'clearing'])
      test(`[EXT-32] the first screen of ${persona} shows the status and its button`, async ({
        tab,
        signIn,
      }) => {
        await signIn(persona);
        const tile = tab.css('[data-tile]').first();
        await tile.role('heading').first().appears();
        const { y, height } = await tile.css('a[data-size="l"]').first().box();
        expect(y + height).toBeLessThanOrEqual(size.height);
        expect(await tab.overflow()).toBe(0);
      });

    test('the first screen works by keyboard', { tag: '@scripts' }, async ({ tab, signIn }) => {
      await signIn('waiting');
      const main = tab.css('[data-tile] a[data-size="l"]').first();
      await tab.window.press('Tab');
      expect(await tab.focused()).toMatch(/^a Skip to/);
      // The header's links are before the tile in the tab order.
      for (let presses = 0; presses < 30 && !(await main.isFocused()); presses += 1) {
        await tab.window.press('Tab');
        const outline = await tab.run(
          () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
          null,
        );
        expect(outline, await tab.focused()).not.toBe('none');
      }
      expect(await main.isFocused()).toBe(true);
      await tab.window.press('Enter');
      await eventually(() => tab.run(() => location.href, null)).toContain('/site/apply/');
    });
  });
