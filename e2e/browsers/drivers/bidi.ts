import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { wholeChromium } from '../../fixtures/browsers.ts';
import type { BrowserWindow, Driver, Key, Point, WindowOptions } from './driver.ts';

const firefoxPath = [process.env['FIREFOX_PATH'], '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
);

/** Firefox reads these preferences when it starts; BiDi has no command for them yet. */
const firefoxPreferences = {
  'ui.prefersReducedMotion': 1,
  // As on a phone; other scroll bars make a window of 360 pixels 12 pixels narrower.
  'ui.useOverlayScrollbars': 1,
};

/** Starts Firefox or Chromium with WebDriver BiDi. */
export async function startBidi(engine: 'firefox' | 'chromium'): Promise<Driver> {
  const start = (more: Record<string, unknown> = {}) =>
    engine === 'firefox'
      ? puppeteer.launch({
          browser: 'firefox',
          executablePath: firefoxPath ?? 'firefox',
          extraPrefsFirefox: { ...firefoxPreferences, ...more },
        })
      : puppeteer.launch({
          browser: 'chrome',
          protocol: 'webDriverBiDi',
          executablePath: wholeChromium.executablePath ?? 'chromium',
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--force-prefers-reduced-motion',
          ],
        });
  const browser = await start();
  return {
    engine,
    openWindow: (options) => openWindow(browser, options),
    stop: () => browser.close(),
  };
}

async function openWindow(
  browser: Browser,
  { size, scripts }: WindowOptions,
): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext();
  const errors: string[] = [];
  const openTab = async () => {
    const tab = await context.newPage();
    await tab.setViewport(size);
    if (!scripts) await tab.setJavaScriptEnabled(false);
    await tab.evaluateOnNewDocument(reportPolicyViolations);
    tab.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    tab.on('pageerror', (error) => errors.push(String(error)));
    return tab;
  };
  let page = await openTab();
  const tabs = [page];
  return {
    async open(url) {
      await page.goto(url);
    },
    async reload() {
      await page.reload();
    },
    async newTab() {
      page = await openTab();
      tabs.push(page);
    },
    async switchTab(index) {
      page = tabs[index] ?? page;
      await page.bringToFront();
    },
    evaluate: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }, clicks = 1) => page.mouse.click(x, y, { count: clicks }),
    drag: (path) => drag(page, path),
    type: (text) => page.keyboard.type(text),
    press: (key, modifier) => press(page, key, modifier),
    selectAll: () => press(page, 'a', 'Control'),
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

/** Runs in every page before its own scripts. */
function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`content policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

async function drag(page: Page, [from, ...path]: readonly Point[]): Promise<void> {
  if (!from) return;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (const { x, y } of path) await page.mouse.move(x, y);
  await page.mouse.up();
}

async function press(page: Page, key: Key | 'a', modifier?: 'Shift' | 'Control'): Promise<void> {
  if (modifier) await page.keyboard.down(modifier);
  await page.keyboard.press(key satisfies KeyInput | Key);
  if (modifier) await page.keyboard.up(modifier);
}
