import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test as base, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { KeyboardJourney } from '../src/guide.ts';
import { GALLERY_DIRECTORY } from './build.mjs';
import { readGalleryFile } from './files.ts';

/**
 * Availability of the page's scripts: they run, they are disabled in the browser, or they are
 * requested but never load.
 */
export type Scripts = 'run' | 'off' | 'never';

/**
 * Rewrites a file so that a browser with scripts, which axe needs, shows the same page as a browser
 * without scripts. The script tags are removed and the stylesheet's `scripting` queries are
 * resolved.
 */
const withoutScripts: Record<string, (text: string) => string> = {
  '.html': (html) =>
    html.replace(/<script.*<\/script>/, '').replace('/gallery.css', '/gallery.css?scripts=off'),
  '.css': (css) =>
    css
      .replaceAll(/\(scripting: ?none\)/g, '(min-width: 0)')
      .replaceAll(/\(scripting: ?enabled\)/g, '(max-width: 0)'),
};

/** Serves the gallery's files to a page, under a strict content security policy. */
export const serve = (page: Page) =>
  page.route('**/*', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const file = readGalleryFile(pathname);
    if (!file) return route.fulfill({ status: 204 });
    const { text, headers } = file;
    const extension = path.extname(pathname);
    const scripts = searchParams.get('scripts');
    if (extension === '.js' && scripts === 'never') return undefined;
    const change = scripts === 'off' ? withoutScripts[extension] : undefined;
    return route.fulfill({
      body: change
        ? change(text)
        : text.replace('/gallery.js', `/gallery.js?scripts=${scripts ?? 'run'}`),
      headers,
    });
  });

/** A page of the gallery that fails the test on any console message. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(String(error)));
    await serve(page);
    await use(page);
    expect(messages).toEqual([]);
  },
});

const THEMES = ['light', 'dark', 'contrast'] as const;

/** The gallery is built before the workers collect their tests. */
export const { pages, journeys } = JSON.parse(
  readFileSync(path.join(GALLERY_DIRECTORY, 'contents.json'), 'utf8'),
) as { pages: readonly string[]; journeys: readonly (KeyboardJourney & { id: string })[] };

export const examplesOf = (file: string): string[] =>
  [
    ...readFileSync(path.join(GALLERY_DIRECTORY, file), 'utf8').matchAll(/data-example="([^"]+)"/g),
  ].map(([, id = '']) => id);

export type Theme = (typeof THEMES)[number];

/** Sets the theme. Resolves once the colour transition between the themes has finished. */
const setTheme = (page: Page, theme: Theme) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name;
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  }, theme);

/** Opens a page and waits until its scripts have hydrated it. */
export async function open(page: Page, file: string, theme?: Theme): Promise<void> {
  await page.goto(`/${file}`);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  if (theme) await setTheme(page, theme);
}

/**
 * Opens a page without scripts and waits until its `autofocus` element has focus. The browser
 * focuses this element when it draws a frame, and logs an error when another element already has
 * focus.
 */
export async function openWithoutScripts(page: Page, file: string): Promise<void> {
  await page.goto(`/${file}`);
  const isAskedFor = (await page.locator('[autofocus]').count()) > 0;
  await expect(page.locator(':focus')).toHaveCount(isAskedFor ? 1 : 0);
}

/** Opens a page: with scripts, without scripts, or with scripts that never load. */
export async function openWith(page: Page, scripts: Scripts, file: string): Promise<void> {
  if (scripts === 'run') return open(page, file);
  // A page with a script that never loads does not fire `load`.
  await page.goto(`/${file}?scripts=${scripts}`, { waitUntil: 'commit' });
  await expect(page.locator('[data-example]').last()).toBeAttached();
  // A stylesheet that is linked after the text may not have loaded yet.
  await expect.poll(() => page.evaluate(hasStyles)).toBe(true);
}

const hasStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ sheet }) => sheet !== null,
  );

const TAGS = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'],
  'best-practice',
];

/**
 * axe rules that depend on colours. Themes differ only in their colours (`tokens/themes.css.ts`).
 */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The minified source of axe, which is less than half the size of `axe.source`. It is sent to every
 * page under test.
 */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Theme, rule, element and reason of each violation of WCAG 2.2 A and AA and of best practices. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const all: string[] = [];
  for (const theme of THEMES) {
    await setTheme(page, theme);
    const runOnly: RunOptions['runOnly'] =
      theme === 'light' ? TAGS : { type: 'rule', values: COLOUR_RULES };
    const found = await page.evaluate(
      async ([within, rules]) => {
        const result = await window.axe.run(within, {
          runOnly: rules,
          resultTypes: ['violations'],
        });
        return result.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
        );
      },
      [part, runOnly] as const,
    );
    all.push(...found.map((one) => `${theme}: ${one}`));
  }
  return all;
}
