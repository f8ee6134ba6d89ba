import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { GALLERY_DIRECTORY } from './build.mjs';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};
const POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:";

/** A page that reads the gallery's files, with a strict content policy and no console message. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await page.route('**/*', async (route) => {
      const file = new URL(route.request().url()).pathname;
      const contentType = TYPES[path.extname(file)];
      await (contentType
        ? route.fulfill({
            path: path.join(GALLERY_DIRECTORY, file),
            contentType,
            headers: { 'content-security-policy': POLICY },
          })
        : route.fulfill({ status: 204 }));
    });
    await use(page);
    expect(messages).toEqual([]);
  },
});

export const THEMES = ['light', 'dark', 'contrast'] as const;

/** The pages are built before the tests are collected in the workers. */
export const pages = readdirSync(GALLERY_DIRECTORY).filter((file) => file.endsWith('.html'));

/** The ids of the examples on a page. */
export const examplesOf = (file: string): string[] =>
  [
    ...readFileSync(path.join(GALLERY_DIRECTORY, file), 'utf8').matchAll(/data-example="([^"]+)"/g),
  ].map(([, id = '']) => id);

/** Opens a page and waits until its scripts answer. */
export async function open(
  page: Page,
  file: string,
  theme?: (typeof THEMES)[number],
): Promise<void> {
  await page.goto(`/${file}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  if (theme) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
  }
}
