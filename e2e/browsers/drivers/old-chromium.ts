import { type Browser, chromium } from '@playwright/test';
import { drag } from './drag.ts';
import type { BrowserWindow, Driver, WindowOptions } from './driver.ts';

const program = new URL('../../../.data/chromium-90', import.meta.url).pathname;

/** Starts Chromium 90 with Playwright, because Puppeteer needs a newer protocol. */
export async function startOldChromium(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: program,
    // Only the program itself is unpacked, and not its library for drawing without a GPU.
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    openWindow: (options) => openWindow(browser, options),
    stop: () => browser.close(),
  };
}

async function openWindow(browser: Browser, { size }: WindowOptions): Promise<BrowserWindow> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    // Chromium 90 reports an error for the type `prefetchCache`, which it does not support.
    if (message.type() === 'error' && !text.startsWith('Clear-Site-Data header')) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    unannounced: () =>
      Promise.reject(new Error('Playwright cannot read what Chromium 90 announces')),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: (path) => drag(page, path),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
    async print(file) {
      await page.pdf({ path: file });
    },
    errors: () => errors,
    close: () => context.close(),
  };
}
