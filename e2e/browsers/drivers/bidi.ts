import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core';
import { firefox, fullChromium } from '../../fixtures/browsers.ts';
import { drag } from './drag.ts';
import type { Announced, BrowserWindow, Driver, WindowOptions } from './driver.ts';

type Preferences = Readonly<Record<string, number>>;

/** Firefox reads preferences when it starts; BiDi has no command for them yet. */
const firefoxPreferences: Preferences = {
  'ui.prefersReducedMotion': 1,
  // Overlay scroll bars, as on a phone. Other scroll bars would take 12 pixels of a 360-pixel
  // window.
  'ui.useOverlayScrollbars': 1,
};

/** Replaces the colours of pages with the system's colours, which are black on white. */
export const forcedColours: Preferences = { 'browser.display.document_color_use': 2 };

/** Starts Firefox with WebDriver BiDi. */
export const startFirefox = async (preferences: Preferences = {}): Promise<Driver> =>
  driverOf(
    await puppeteer.launch({
      browser: 'firefox',
      executablePath: firefox.executablePath ?? 'firefox',
      extraPrefsFirefox: { ...firefoxPreferences, ...preferences },
    }),
  );

/** Starts Chromium with WebDriver BiDi. */
export const startChromium = async (): Promise<Driver> =>
  driverOf(
    await puppeteer.launch({
      browser: 'chrome',
      protocol: 'webDriverBiDi',
      executablePath: fullChromium.executablePath ?? 'chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--force-prefers-reduced-motion'],
    }),
  );

const driverOf = (browser: Browser): Driver => ({
  openWindow: (options) => openWindow(browser, options),
  stop: () => browser.close(),
});

async function openWindow(browser: Browser, { size }: WindowOptions): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext();
  const errors: string[] = [];
  const page = await context.newPage();
  await page.setViewport(size);
  await page.evaluateOnNewDocument(reportPolicyViolations);
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    unannounced: (part, expected) => unannounced(page, part, expected),
    moveMouse: ({ x, y }) => page.mouse.move(x, y),
    click: ({ x, y }) => page.mouse.click(x, y),
    drag: (path) => drag(page, path),
    type: (text) => page.keyboard.type(text),
    press: (chord) => press(page, chord),
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

async function unannounced(
  page: Page,
  part: string,
  expected: readonly Announced[],
): Promise<Announced[]> {
  const missing: Announced[] = [];
  const container = await page.$(part);
  for (const each of expected) {
    const { role, name } = each;
    const found = await container?.$(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`);
    if (!found) missing.push(each);
  }
  return missing;
}

/** Runs in every page before its own scripts. */
function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`content policy: ${effectiveDirective} blocked ${blockedURI}`),
  );
}

async function press({ keyboard }: Page, chord: string): Promise<void> {
  // BiDi has no name for the space bar, so its character is sent.
  const modifiers = chord.replace('Space', ' ').split('+') as KeyInput[];
  const key = modifiers.pop();
  if (key === undefined) return;
  for (const modifier of modifiers) await keyboard.down(modifier);
  await keyboard.press(key);
  for (const modifier of modifiers.toReversed()) await keyboard.up(modifier);
}
