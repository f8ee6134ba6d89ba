import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { GALLERY_DIRECTORY } from './build.mjs';
import { open, test, violations } from './page.ts';

test('the stylesheet starts with the layer order and is under 20 kB after gzip', () => {
  const css = readFileSync(path.join(GALLERY_DIRECTORY, 'gallery.css'));
  const order = ['reset', 'tokens', 'base', 'components', 'utilities'];
  expect(css.toString()).toMatch(
    new RegExp(`^${order.map((layer) => `@layer ds\\.${layer};`).join('')}`),
  );
  expect(gzipSync(css).length).toBeLessThan(20_000);
});

test('an open dialog has no axe violation in any theme', async ({ page }) => {
  await open(page, 'index.html');
  await page.getByRole('link', { name: 'Remove this note' }).click();
  expect(await violations(page, 'dialog')).toEqual([]);
});

test('the theme follows the system until a theme is selected', async ({ page }) => {
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await open(page, 'index.html');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground();
  expect(dark).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  expect(await ground()).toBe('rgb(255, 255, 255)');
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  expect(await ground()).toBe(light);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  expect(
    await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--ds-color-ink')),
  ).toBe('#161a36');
});

for (const forcedColors of ['none', 'active'] as const) {
  test(`every tab stop has a focus ring (forced colours ${forcedColors})`, async ({ page }) => {
    await page.emulateMedia({ forcedColors });
    await open(page, 'PageShell--dashboard.html');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    // The link for the bar of a phone is hidden on a large screen.
    const stops = await page.locator('a[href]:not([hidden] *), button').count();
    for (let stop = 0; stop < stops; stop += 1) {
      const ring = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement ?? document.body);
        return { style: style.outlineStyle, width: parseFloat(style.outlineWidth) };
      });
      expect(ring).toEqual({ style: 'solid', width: 3 });
      await page.keyboard.press('Tab');
    }
  });
}

test('the skip link moves keyboard focus to the main content', async ({ page }) => {
  await open(page, 'PageShell--dashboard.html');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Change year' })).toBeFocused();
});

test('nothing moves for users who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, 'index.html');
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Save and continue' }).hover();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a busy button keeps focus and does nothing', async ({ page }) => {
  await open(page, 'index.html');
  const busy = page.getByRole('button', { name: 'Saving…' });
  await busy.focus();
  await page.keyboard.press('Enter');
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
});

test('Tab moves from the last visible control of a dialog to the first, even in an old browser', async ({
  page,
}) => {
  await open(page, 'index.html');
  await page.getByRole('button', { name: 'About removing' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove this note?' });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await dialog.evaluate((element) => {
    // Safari before 17.4 does not support this.
    Object.assign(Element.prototype, { checkVisibility: undefined });
    const more = document.createElement('div');
    more.innerHTML =
      '<details><summary>More</summary><button>Folded</button></details>' +
      '<button hidden>Hidden</button><span><button>Invisible</button></span>';
    more.querySelector('span')?.style.setProperty('visibility', 'hidden');
    element.append(more);
  });
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByText('More')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
});

test('a dialog takes focus, closes with Escape and returns focus', async ({ page }) => {
  await open(page, 'index.html');
  const dialog = page.getByRole('dialog', { name: 'Remove this note?' });
  for (const trigger of [
    page.getByRole('link', { name: 'Remove this note' }),
    page.getByRole('button', { name: 'About removing' }),
  ]) {
    await trigger.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  }
});

test('an error summary links to its field, and the link also scrolls the label into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, 'index.html');
  await page.getByRole('link', { name: 'Enter an email address with an @' }).press('Enter');
  const summary = page.locator('[data-example^="ErrorSummary"]');
  await expect(summary.getByLabel('Email')).toBeFocused();
  await expect(summary.getByText('Email', { exact: true })).toBeInViewport();
});

test('a selected option reveals its extra fields', async ({ page }) => {
  await open(page, 'index.html');
  const number = page.getByLabel('Mobile number');
  await expect(number).toBeVisible();
  await page.getByRole('radio', { name: 'By email' }).check();
  await expect(number).toBeHidden();
});

test('printing opens closed sections and omits controls that work only on a screen', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, 'index.html');
  await expect(page.getByText('Tell universities early what helps you.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to application' })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('without scripts, sections and dialogs open and the error summary takes focus', async ({
    page,
  }) => {
    await page.goto('/index.html');
    await expect(page.locator('[data-component="error-summary"]')).toBeFocused();
    await page.getByText('Study support').click();
    await expect(page.getByText('Tell universities early what helps you.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove this note' })).toHaveAttribute(
      'href',
      '/confirm',
    );
    await page.getByRole('button', { name: 'About removing' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove this note?' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    const town = page.getByRole('textbox', { name: 'Town where you study' });
    await expect(town).toHaveValue('Ba');
    await expect(page.getByRole('button', { name: 'Find town' })).toHaveAttribute('type', 'submit');
  });
});
