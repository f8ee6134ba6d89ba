import { expect, type Page } from '@playwright/test';
import { FOCUSED, readAccessibilityTree } from './accessibility-tree.ts';
import { startExample, passThrough } from './example.ts';
import { blemishes } from './focus-appearance.ts';
import { examplesOf, open, openWithoutScripts, pages, test } from './page.ts';

/** Tabs through every example of the gallery and checks every tab stop. */
async function walkThrough(
  page: Page,
  { load, andBack = false }: { load: (file: string) => Promise<unknown>; andBack?: boolean },
) {
  const nodeOf = await readAccessibilityTree(page);
  const wrong: string[] = [];
  for (const file of pages) {
    await load(file);
    for (const id of examplesOf(file)) {
      await startExample(page, id);
      const there = await passThrough(page, {
        key: 'Tab',
        to: 'after',
        see: async () => {
          const found = await blemishes(page);
          if (found.length > 0)
            wrong.push(`${id}: ${(await nodeOf(FOCUSED)).spoken} ${found.join()}`);
        },
      });
      if (!andBack) continue;
      const back = await passThrough(page, { key: 'Shift+Tab', to: 'before' });
      if (there.join() !== back.reverse().join()) wrong.push(`${id}: the way back is another one`);
    }
  }
  expect(wrong).toEqual([]);
}

test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the Tab key passes through every example forwards and backwards', async ({ page }) => {
  await walkThrough(page, { load: (file) => open(page, file, 'light'), andBack: true });
});

for (const theme of ['dark', 'contrast'] as const) {
  test(`every tab stop has a visible focus ring in the ${theme} theme`, async ({ page }) => {
    await walkThrough(page, { load: (file) => open(page, file, theme) });
  });
}

test('every tab stop has a visible focus ring in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await walkThrough(page, { load: (file) => open(page, file) });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the Tab key passes through every example forwards and backwards without scripts', async ({
    page,
  }) => {
    await walkThrough(page, { load: (file) => openWithoutScripts(page, file), andBack: true });
  });
});
