/**
 * Tests which elements a brand affects: the page or a part of it, in every theme, with the
 * stylesheets in any order.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { toHex, toOklch } from '../src/theme/oklch.ts';
import type { BrandTheme } from '../src/theme/createTheme.ts';
import { GALLERY_DIRECTORY } from './build.mjs';
import { open, test, type Theme } from './page.ts';

/** Test page: `☐` marks the element under test, and `<html>` may also have a theme. */
interface Place {
  readonly html?: Theme;
  readonly system?: 'dark' | 'more contrast';
  readonly body: string;
  readonly is: Theme;
}

const IT = 'data-brand="college"';

const places: readonly Place[] = [
  { body: `<i ${IT} ☐>`, is: 'light' },
  { system: 'dark', body: `<i ${IT} ☐>`, is: 'dark' },
  { system: 'more contrast', body: `<i ${IT} ☐>`, is: 'contrast' },
  { html: 'light', system: 'dark', body: `<i ${IT} ☐>`, is: 'light' },
  { html: 'light', system: 'more contrast', body: `<i ${IT} ☐>`, is: 'light' },
  { html: 'dark', body: `<i ${IT} ☐>`, is: 'dark' },
  { html: 'contrast', body: `<i ${IT} ☐>`, is: 'contrast' },
  // The element has its own `data-theme`.
  { body: `<i ${IT} data-theme="dark" ☐>`, is: 'dark' },
  { system: 'dark', body: `<i ${IT} data-theme="light" ☐>`, is: 'light' },
  { html: 'dark', body: `<i ${IT} data-theme="light" ☐>`, is: 'light' },
  { body: `<i ${IT} data-theme="contrast" ☐>`, is: 'contrast' },
  // An ancestor sets a theme.
  { body: `<i data-theme="dark"><i ${IT} ☐>`, is: 'dark' },
  { system: 'dark', body: `<i data-theme="light"><i ${IT} ☐>`, is: 'light' },
  { html: 'dark', body: `<i data-theme="light"><i ${IT} ☐>`, is: 'light' },
  { body: `<i data-theme="dark"><i data-theme="light"><i ${IT} ☐>`, is: 'light' },
  { html: 'dark', body: `<i data-theme="contrast"><i ${IT} ☐>`, is: 'contrast' },
  // A descendant sets a theme.
  { body: `<i ${IT}><i data-theme="dark" ☐>`, is: 'dark' },
  { html: 'dark', body: `<i ${IT}><i data-theme="light" ☐>`, is: 'light' },
  { body: `<i ${IT}><i data-theme="contrast" ☐>`, is: 'contrast' },
  // Inside the high contrast theme, no other theme applies.
  { html: 'contrast', body: `<i ${IT} data-theme="dark" ☐>`, is: 'contrast' },
  { html: 'contrast', body: `<i ${IT}><i data-theme="light" ☐>`, is: 'contrast' },
  { system: 'more contrast', body: `<i ${IT} data-theme="dark" ☐>`, is: 'contrast' },
  { system: 'more contrast', body: `<i ${IT}><i data-theme="light" ☐>`, is: 'contrast' },
];

const { college, press } = JSON.parse(
  readFileSync(path.join(GALLERY_DIRECTORY, 'brands.json'), 'utf8'),
) as Record<string, BrandTheme>;

const fillOf = (brand: BrandTheme | undefined, theme: Theme) =>
  brand?.palettes[theme]['primary.fill'];

/** The primary fill that the browser computes in a test page. */
async function fillAt(page: Page, { html, system, body }: Place): Promise<string> {
  await page.emulateMedia({
    colorScheme: system === 'dark' ? 'dark' : 'light',
    contrast: system === 'more contrast' ? 'more' : 'no-preference',
  });
  return page.evaluate(
    ([theme, markup]) => {
      const { dataset } = document.documentElement;
      if (theme) dataset['theme'] = theme;
      else delete dataset['theme'];
      document.body.innerHTML = markup.replace('☐', 'data-it');
      const it = document.querySelector('[data-it]') ?? document.documentElement;
      return getComputedStyle(it).getPropertyValue('--ds-color-primary-fill');
    },
    [html, body] as const,
  );
}

const wearOnPage = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

for (const order of ['after', 'before'] as const) {
  test(`a branded element follows the surrounding theme when the brand's stylesheet is ${order} the package's`, async ({
    page,
  }) => {
    await open(page, 'brands.html');
    if (order === 'before') {
      await page.evaluate(() => {
        document.head.prepend(document.querySelector('link[href="/brands.css"]') ?? '');
      });
    }
    for (const wears of ['nothing', 'another brand']) {
      if (wears !== 'nothing') await wearOnPage(page, press?.css ?? '');
      const found = [];
      for (const place of places) found.push(await fillAt(page, place));
      expect(found, `the page wears ${wears}`).toEqual(places.map(({ is }) => fillOf(college, is)));
    }
  });
}

test('a page uses its brand in every theme, and prints in the light theme of the brand', async ({
  page,
}) => {
  await open(page, 'index.html');
  await wearOnPage(page, press?.css ?? '');
  for (const place of places) {
    const found = await fillAt(page, { ...place, body: place.body.replace(IT, '') });
    expect(found, JSON.stringify(place)).toBe(fillOf(press, place.is));
  }
  await page.emulateMedia({ media: 'print' });
  expect(await fillAt(page, { html: 'dark', body: '<i ☐>', is: 'light' })).toBe(
    fillOf(press, 'light'),
  );
});

test('the stylesheet of a brand does not change a page without a brand', async ({ page }) => {
  await open(page, 'index.html');
  const fill = await fillAt(page, { body: `<i ${IT} ☐>`, is: 'light' });
  expect(fill).not.toBe(fillOf(college, 'light'));
});

test('the OKLCH conversion returns the same colours as the browser', async ({ page }) => {
  await open(page, 'brands.html');
  const colours = [0, 60, 120, 180, 240, 300].flatMap((h) =>
    [0.2, 0.5, 0.8].map((l) => ({ l, c: 0.03, h })),
  );
  const painted = await page.evaluate((all) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) return [];
    return all.map(({ l, c, h }) => {
      context.fillStyle = `oklch(${l} ${c} ${h})`;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    });
  }, colours);
  expect(painted).toHaveLength(colours.length);
  colours.forEach((colour, index) => {
    const hex = toHex(colour);
    const ours = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
    ours.forEach((byte, channel) => {
      expect(Math.abs(byte - (painted[index]?.[channel] ?? NaN)), hex).toBeLessThanOrEqual(1);
    });
    expect(toOklch(hex).l).toBeCloseTo(colour.l, 2);
  });
});
