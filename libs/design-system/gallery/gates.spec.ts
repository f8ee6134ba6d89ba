/**
 * Checks that apply to every example, in a browser. Each page contains many examples, so that the
 * tests open only a few pages.
 */
import { expect, type Page } from '@playwright/test';
import { singlePage } from './example-id.ts';
import {
  buttons,
  finishAnimations,
  indistinct,
  movements,
  smallTargets,
  unprinted,
  unreadableText,
  watchShifts,
  words,
} from './measure.ts';
import { open, openWith, pages, serve, test, violations, type Scripts } from './page.ts';

const WIDTHS = [320, 1280] as const;

/** Maximum time that a part may stay hidden while its script loads (milliseconds). */
const MOST_WAIT_MS = 4_000;

/**
 * The controls that users press most often. Other controls are repeated in rows or are part of
 * running text.
 */
const PRIMARY = [
  '[data-component="button"]:not([data-size="s"], [data-size="xs"])',
  '[data-component="button-link"]:not([data-size="s"], [data-size="xs"])',
  // A row in a list of filters is at least 44 px high only on touch screens.
  'input:not([type="hidden"], [data-component="checkbox"]:not([data-alone]) > input)',
  'select',
  'textarea',
  'summary',
].join();

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

/** Adds a rule that overrides all layers. */
const addStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

for (const file of pages) {
  for (const [scripts, how] of [
    ['run', 'hydrated'],
    ['off', 'without JavaScript'],
    ['never', 'while no script arrives'],
  ] satisfies [Scripts, string][]) {
    for (const width of WIDTHS) {
      test(`${file} has no axe violation ${how}, in every theme, at ${width} px`, async ({
        page,
      }) => {
        await setWidth(page, width);
        await openWith(page, scripts, file);
        expect(await violations(page)).toEqual([]);
      });
    }

    test(`${file} fits 320 × 256 px ${how}, also with text at 200% and with wide spacing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await openWith(page, scripts, file);
      const fits = async (what: string) => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(320);
        expect(await page.evaluate(unreadableText), what).toEqual([]);
      };
      await fits('as it is');
      await addStyle(page, 'html { font-size: 200% !important }');
      await fits('text at 200%');
      await addStyle(
        page,
        `html { font-size: 100% !important }
         * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
         p { margin-block-end: 2em !important }`,
      );
      await fits('spacing of WCAG 1.4.12');
    });
  }

  test(`${file} has targets of at least 24 px, and of 44 px for primary controls`, async ({
    page,
  }) => {
    await open(page, file);
    for (const width of WIDTHS) {
      await setWidth(page, width);
      const any = { selector: 'a, button, input, select, summary', least: 24 };
      expect(await page.evaluate(smallTargets, any), `${width} px`).toEqual([]);
      const primary = { selector: PRIMARY, least: 44 };
      expect(await page.evaluate(smallTargets, primary), `${width} px`).toEqual([]);
    }
  });

  test(`${file} marks selected, current and invalid controls in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, file);
    expect(await page.evaluate(indistinct)).toEqual([]);
  });

  test(`${file} moves nothing for users who prefer reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, file);
    expect(await page.evaluate(movements)).toEqual([]);
  });

  test(`${file} shows all content and no inactive control while its script loads`, async ({
    page,
  }) => {
    await open(page, file);
    const enhanced = await page.evaluate(buttons, { onlyHandled: true });
    await openWith(page, 'off', file);
    const complete = await page.evaluate(words);
    expect(complete).not.toEqual([]);
    await openWith(page, 'never', file);
    // Some parts stay hidden for a short time while their script loads.
    expect(Math.max(0, ...(await page.evaluate(finishAnimations)))).toBeLessThanOrEqual(
      MOST_WAIT_MS,
    );
    const seen = await page.evaluate(words);
    expect(complete.filter((word) => !seen.includes(word))).toEqual([]);
    const present = await page.evaluate(buttons, { onlyHandled: false });
    expect(present.filter((button) => enhanced.includes(button))).toEqual([]);
  });

  test(`${file} prints completely`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 990 });
    await page.emulateMedia({ media: 'print' });
    await open(page, file);
    expect(await page.evaluate(unprinted)).toEqual([]);
  });
}

test('each example in the copy that axe reads has the same size as in a browser without JavaScript', async ({
  page,
  browser,
}) => {
  const boxes = (of: Page) =>
    of.evaluate(() =>
      [...document.querySelectorAll('[data-example]')].map((example) => {
        const { width, height } = example.getBoundingClientRect();
        return `${example.getAttribute('data-example')} ${width} × ${height}`;
      }),
    );
  const context = await browser.newContext({ javaScriptEnabled: false });
  const without = await context.newPage();
  await serve(without);
  for (const width of WIDTHS) {
    await setWidth(page, width);
    await openWith(page, 'off', 'index.html');
    await setWidth(without, width);
    await without.goto('http://gallery.test/index.html');
    expect(await boxes(page)).toEqual(await boxes(without));
  }
  await context.close();
});

/**
 * The maximum layout shift when the scripts load. WCAG sets no limit; 0.1 is a usual limit for a
 * whole page.
 */
const MOST_SHIFT = 0.02;

for (const width of WIDTHS) {
  test(`no example shifts when its script loads after the first paint, at ${width} px`, async ({
    page,
  }) => {
    await setWidth(page, width);
    const html = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-example]')].map(
          (example) => [example.getAttribute('data-example') ?? '', example.innerHTML] as const,
        ),
      );
    const enhanced: string[] = [];
    for (const file of pages) {
      await openWith(page, 'never', file);
      const before = new Map(await html());
      await open(page, file);
      // HTML that the script leaves unchanged cannot shift.
      enhanced.push(...(await html()).flatMap(([id, now]) => (before.get(id) === now ? [] : [id])));
    }
    expect(enhanced.length).toBeGreaterThan(3);
    for (const id of enhanced) {
      await openWith(page, 'never', singlePage(id));
      const moved = await page.evaluateHandle(watchShifts);
      await page.addScriptTag({ type: 'module', url: '/gallery.js' });
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
      const shift = await moved.evaluate((sum) => sum());
      expect(shift, id).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}
