/**
 * Tests the appearance and value of a slider. A keyboard journey cannot check the parts of a slider
 * or its form.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { contrast } from '../src/tokens/contrast.ts';
import { open, openWith, test, type Theme } from './page.ts';

const THUMB = 24;
const TRACK = 10;
/** A position at which the pointer is not over a slider. */
const AWAY = { x: 600, y: 400 };
const DISTANCE = 'single/RangeField--default.html';

const parts = (page: Page) => {
  const field = page.locator('[data-component="range-field"]').first();
  return {
    field,
    slider: field.getByRole('slider'),
    output: field.locator('output'),
    marks: field.locator('div[aria-hidden] > span'),
  };
};

/** Position of the thumb's centre at a fraction of the track, within the slider's content box. */
const middleAt = (slider: Locator, share: number) =>
  slider.evaluate(
    (input, [part, thumb]) => {
      const { left, top, width, height } = input.getBoundingClientRect();
      const { borderLeftWidth, paddingLeft, direction } = getComputedStyle(input);
      const inset = parseFloat(borderLeftWidth) + parseFloat(paddingLeft) + thumb / 2;
      const along = (width - 2 * inset) * (direction === 'rtl' ? 1 - part : part);
      return { x: left + inset + along, y: top + height / 2 };
    },
    [share, THUMB] as const,
  );

/** The colours at screen positions, as `#rrggbb`. */
async function coloursAt(page: Page, places: readonly { x: number; y: number }[]) {
  const picture = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`;
  return page.evaluate(
    async ([url, points]) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const paper = canvas.getContext('2d', { willReadFrequently: true });
      if (!paper) throw new Error('This browser cannot read a picture.');
      paper.drawImage(image, 0, 0);
      return points.map(({ x, y }) => {
        const [red = 0, green = 0, blue = 0] = paper.getImageData(x, y, 1, 1).data;
        return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
      });
    },
    [picture, places] as const,
  );
}

const colourOf = (page: Page, token: string) =>
  page.evaluate(
    (name) =>
      getComputedStyle(document.documentElement).getPropertyValue(`--ds-color-${name}`).trim(),
    token,
  );

/**
 * The colours of a slider's parts and of the backgrounds behind them, at a quarter of its range.
 */
async function paint(page: Page) {
  const { slider } = parts(page);
  const thumb = await middleAt(slider, 0.25);
  const [before, after] = [await middleAt(slider, 0.1), await middleAt(slider, 0.6)];
  const edge = { x: after.x, y: after.y - TRACK / 2 + 1 };
  const ground = { x: after.x, y: after.y - TRACK };
  const [ofThumb, line, empty, ofEdge, ofGround] = await coloursAt(page, [
    ...[thumb, before, after, edge, ground],
  ]);
  return { thumb: ofThumb, line, empty, edge: ofEdge, ground: ofGround } as Record<
    'thumb' | 'line' | 'empty' | 'edge' | 'ground',
    string
  >;
}

for (const theme of ['light', 'dark', 'contrast'] satisfies Theme[]) {
  test(`thumb, filled part and track have a contrast of 3:1 with every background in ${theme}`, async ({
    page,
  }) => {
    await open(page, DISTANCE, theme);
    for (const ground of ['ground', 'surface', 'raised', 'sunken']) {
      await page.evaluate((name) => {
        document.body.style.backgroundColor = `var(--ds-color-${name})`;
      }, ground);
      for (const pointer of [AWAY, await middleAt(parts(page).slider, 0.5)]) {
        await page.mouse.move(pointer.x, pointer.y);
        const seen = await paint(page);
        const where = `on ${ground}, pointer at ${pointer.y}`;
        expect(seen.ground).toBe(await colourOf(page, ground));
        for (const part of ['thumb', 'line', 'edge'] as const) {
          expect(contrast(seen[part], seen.ground), `${part} ${where}`).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(seen.line, seen.empty), `line ${where}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

test('the filled part is visible in forced colours and in print', async ({ page }) => {
  for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', media: 'print' }]) {
    await page.emulateMedia(media as Parameters<Page['emulateMedia']>[0]);
    await open(page, DISTANCE);
    const { line, thumb, edge, empty, ground } = await paint(page);
    for (const part of [line, thumb, edge]) {
      expect(contrast(part, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(line, empty)).toBeGreaterThanOrEqual(3);
  }
});

test('the filled part follows the text direction of the page', async ({ page }) => {
  await open(page, DISTANCE);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const { thumb, line, empty } = await paint(page);
  expect(line).toBe(thumb);
  expect(empty).not.toBe(thumb);
});

test('a click anywhere in a row 48 px high moves the thumb', async ({ page }) => {
  await open(page, DISTANCE);
  const { slider, output } = parts(page);
  for (const [share, up, value] of [
    [0.75, -22, '150 miles'],
    [0.25, 22, '50 miles'],
  ] as const) {
    const { x, y } = await middleAt(slider, share);
    await page.mouse.click(x, y + up);
    await expect(output).toHaveText(value);
  }
});

test('a new value is announced once, with the displayed text', async ({ page }) => {
  await open(page, DISTANCE);
  const { field, slider, output } = parts(page);
  await slider.press('End');
  await expect(output).toHaveText('200 miles');
  await expect(slider).toHaveAttribute('aria-valuetext', '200 miles');
  expect(await field.ariaSnapshot()).not.toMatch(/status|^- text: 200 miles/m);
});

test('a reset of the form resets the value', async ({ page }) => {
  await open(page, DISTANCE);
  const { field, slider, output } = parts(page);
  await field.evaluate((root) => {
    const form = document.createElement('form');
    root.replaceWith(form);
    form.append(root);
  });
  await slider.press('End');
  await expect(output).toHaveText('200 miles');
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset());
  await expect(output).toHaveText('50 miles');
  await expect(slider).toHaveAttribute('aria-valuetext', '50 miles');
});

test('the field shows no value until its script loads, and then the value that was selected earlier', async ({
  page,
}) => {
  await openWith(page, 'never', DISTANCE);
  const { slider, output } = parts(page);
  await slider.press('End');
  await expect(output).toBeEmpty();
  await page.addScriptTag({ type: 'module', url: '/gallery.js' });
  await expect(output).toHaveText('200 miles');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts the field is a slider without a value text', async ({ page }) => {
    await page.goto(`/${DISTANCE}`);
    const { slider, output } = parts(page);
    await slider.press('End');
    await expect(slider).toHaveValue('200');
    await expect(slider).not.toHaveAttribute('aria-valuetext');
    await expect(output).toBeHidden();
  });
});

for (const dir of ['ltr', 'rtl']) {
  test(`the marks are aligned with the thumb’s stops, even when there is an error: ${dir}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [file, shares] of [
      [DISTANCE, [0, 0.25, 0.5, 0.75, 1]],
      ['single/RangeField--states.html', [0, 1]],
    ] as const) {
      await open(page, file);
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
      const { slider, marks } = parts(page);
      await expect(marks).toHaveCount(shares.length);
      for (const [index, share] of shares.entries()) {
        const { x } = await middleAt(slider, share);
        const [left, right] = await marks.nth(index).evaluate((mark) => {
          const { left: from, right: to } = mark.getBoundingClientRect();
          return [from, to] as const;
        });
        // Marks are centred on their stop, except that the first mark starts at its stop and the
        // last mark ends at its stop.
        const isStart = share === (dir === 'rtl' ? 1 : 0);
        const isEnd = share === (dir === 'rtl' ? 0 : 1);
        const at = isStart ? left : isEnd ? right : (left + right) / 2;
        expect(at, `${file} ${share}`).toBeCloseTo(x, 0);
      }
    }
  });
}
