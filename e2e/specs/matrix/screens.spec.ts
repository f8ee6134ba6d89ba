import { readFileSync } from 'node:fs';
import { violationsOf } from '../../fixtures/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { walk } from '../../screens/keyboard.ts';
import { outOfFrame } from '../../screens/frame.ts';
import { faultyIds } from '../../screens/ids.ts';
import { screens, withoutPage } from '../../screens/screens.ts';
import { tooWide, withTextOf } from '../../screens/width.ts';

const routes = readFileSync(new URL('../../../apps/hub/app/routes.ts', import.meta.url), 'utf8');

test('the table of screens contains every route that shows a page', { tag: '@once' }, () => {
  const modules = [...routes.matchAll(/routes\/([^/']+?)(?:\/route)?\.tsx'/g)].map(
    ([, name]) => name,
  );
  const known = [...screens.map(({ route }) => route), ...withoutPage];
  expect([...new Set(known)].sort()).toEqual([...new Set(modules)].sort());
});

for (const { path, persona = 'waiting', given, keeps, isSignedOut } of screens) {
  test(
    `${path} as ${persona} passes axe, works with the Tab key, fits a phone of 320 pixels at any text size, and uses the common layout`,
    {
      tag: '@once',
    },
    async ({ page, applicant, allowConsole, expectAccessible }) => {
      allowConsole(/status of 404/);
      const { control, signIn } = await applicant(persona);
      await given?.(control);
      if (!isSignedOut) await signIn();
      const response = await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`${path.split('?')[0] ?? ''}(\\?|$)`));
      // A missing page is not counted as a page view.
      if (response?.status() === 200) await page.waitForFunction(() => 'dataLayer' in window);
      await expectAccessible();
      expect(await page.evaluate(faultyIds)).toEqual([]);

      const { stops, ...faults } = await walk(page, keeps);
      expect(faults).toEqual({ missed: [], outOfOrder: [], unseen: [], isThrough: true });
      expect(stops).toBeGreaterThan(0);

      for (const width of [1700, 1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(outOfFrame), `frame at ${width}`).toEqual([]);
      }

      await page.setViewportSize({ width: 320, height: 640 });
      // While it has the focus, the skip link covers a part of the header.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      // Content that depends on the width of the window changes shortly after the width has
      // changed.
      await expect.poll(() => page.evaluate(tooWide)).toEqual([]);
      expect(await violationsOf(page, { type: 'rule', values: ['target-size'] })).toEqual([]);

      // The second size is the largest text size of the hub itself; the first is a browser setting.
      for (const size of ['200%', 'largest'] as const) {
        await withTextOf(page, size);
        await expect.poll(() => page.evaluate(tooWide), `text of ${size}`).toEqual([]);
      }
    },
  );
}
