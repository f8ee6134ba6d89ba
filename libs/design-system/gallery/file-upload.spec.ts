/** Tests the selection of files, which a keyboard journey cannot test. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { open, test, violations } from './page.ts';

const picture = (name: string, bytes = 12) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.alloc(bytes),
});

const parts = (page: Page) => {
  const field = page.locator('[data-component="file-upload"]').filter({ hasText: 'portfolio' });
  return {
    field,
    input: field.locator('input'),
    files: field.getByRole('listitem'),
    remove: (name: string) => field.getByRole('button', { name: `Remove ${name}` }),
    status: field.getByRole('status'),
    sent: () =>
      field.locator('input').evaluate((input: HTMLInputElement) => {
        const form = document.createElement('form');
        input.replaceWith(form);
        form.append(input);
        const names = new FormData(form).getAll(input.name).map((file) => (file as File).name);
        form.replaceWith(input);
        return names;
      }),
  };
};

test('files are added to the selection, listed, and removed one by one', async ({ page }) => {
  await open(page, 'index.html');
  const { input, files, remove, status, sent } = parts(page);
  await input.setInputFiles([picture('a.png'), picture('b.png')]);
  await input.setInputFiles([picture('c.png', 2_500_000)]);
  await expect(files).toHaveText(['a.png1 kB', 'b.png1 kB', 'c.png2.5 MBToo large']);
  await expect(status).toHaveText('3 files chosen');
  expect(await sent()).toEqual(['a.png', 'b.png', 'c.png']);

  await remove('b.png').press('Enter');
  await expect(remove('c.png')).toBeFocused();
  await expect(status).toHaveText('2 files chosen');
  await remove('c.png').press('Enter');
  await expect(remove('a.png')).toBeFocused();
  await remove('a.png').press('Enter');
  await expect(input).toBeFocused();
  await expect(status).toHaveText('No files chosen');
  expect(await sent()).toEqual(['']);
});

test('a single-file field replaces the previous file', async ({ page }) => {
  await open(page, 'index.html');
  const field = page.locator('[data-component="file-upload"]').filter({ hasText: 'access needs' });
  for (const name of ['a.pdf', 'b.pdf']) {
    await field.locator('input').setInputFiles(picture(name));
    await expect(field.getByRole('listitem')).toHaveText([new RegExp(`^${name}`)]);
  }
});

test('the list of files has no axe violation in any theme, and fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, 'index.html');
  const { input, files } = parts(page);
  await input.setInputFiles([picture(`${'long-name-'.repeat(6)}.png`, 2_500_000)]);
  await expect(files).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violations(page, '[data-component="file-upload"]')).toEqual([]);
});

test('a reset removes all files from the form', async ({ page }) => {
  await open(page, 'index.html');
  const { field, input, files } = parts(page);
  await field.evaluate((root) => {
    const form = document.createElement('form');
    root.replaceWith(form);
    form.append(root);
  });
  await input.setInputFiles([picture('a.png')]);
  await expect(files).toHaveCount(1);
  await page.locator('form', { has: field }).evaluate((form: HTMLFormElement) => form.reset());
  await expect(files).toHaveCount(0);
});

/** Drops files on the control with real drag events. */
async function drop(page: Page, names: readonly string[]): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'file-upload-'));
  const files = names.map((name) => path.join(folder, name));
  for (const file of files) writeFileSync(file, 'x');
  const { input } = parts(page);
  await input.scrollIntoViewIfNeeded();
  const { x, y } = (await input.boundingBox()) ?? { x: 0, y: 0 };
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: x + 20,
      y: y + 20,
      data: { items: [], files, dragOperationsMask: 1 },
    });
    if (
      type === 'dragOver' &&
      (await page.evaluate(() => document.documentElement.dataset['hydrated']))
    ) {
      await expect(input).toHaveAttribute('data-over', 'true');
    }
  }
}

test('a user can drop files on the control', async ({ page }) => {
  await open(page, 'index.html');
  await drop(page, ['a.png']);
  await drop(page, ['b.png']);
  const { input, files, sent } = parts(page);
  await expect(files).toHaveText([/^a\.png/, /^b\.png/]);
  await expect(input).not.toHaveAttribute('data-over');
  expect(await sent()).toEqual(['a.png', 'b.png']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a user can drop files on the control without scripts', async ({ page }) => {
    await page.goto('/index.html');
    await drop(page, ['a.png', 'b.png']);
    await expect
      .poll(() => parts(page).input.evaluate((input: HTMLInputElement) => input.files?.length))
      .toBe(2);
  });
});
