import { test as base, expect } from '@playwright/test';
import { Control } from '../fixtures/control.ts';
import { urls } from '../fixtures/stack.ts';
import { forcedColours, startChromium, startFirefox } from './drivers/bidi.ts';
import type { Driver, Engine, Size } from './drivers/driver.ts';
import { startOldChromium } from './drivers/old-chromium.ts';
import { startOldWebKit } from './drivers/old-webkit.ts';
import { startWebKit } from './drivers/webkit.ts';
import { enterPassword } from './pages/sign-in-form.ts';
import { Tab } from './tab.ts';

export const phone: Size = { width: 360, height: 740 };
export const desktop: Size = { width: 1280, height: 720 };

export interface EngineOption {
  engine: Engine;
}

export interface WindowOption {
  /** Whether the scripts of pages run. */
  scripts: boolean;
  size: Size;
  /** The origin of the paths that a test opens. */
  origin: string;
}

interface Fixtures {
  tab: Tab;
  /** Makes a fresh copy of a persona, signs in with the form, and opens a path. */
  signIn: (persona: string, path?: string) => Promise<Control>;
  /** Errors in the console that this journey expects. */
  allowErrors: RegExp[];
}

const start: Record<Engine, () => Promise<Driver>> = {
  webkit: startWebKit,
  firefox: startFirefox,
  'firefox-forced-colours': () => startFirefox(forcedColours),
  chromium: startChromium,
  'old-webkit': startOldWebKit,
  'old-chromium': startOldChromium,
};

/** Runs a browser for all tests of a worker. */
export async function useDriver(
  engine: Engine,
  use: (driver: Driver) => Promise<void>,
): Promise<void> {
  const driver = await start[engine]();
  await use(driver);
  await driver.stop();
}

export const test = base.extend<Fixtures & WindowOption, { driver: Driver } & EngineOption>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  scripts: [true, { option: true }],
  size: [desktop, { option: true }],
  origin: [urls.hub, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument.
  allowErrors: async ({}, use) => use([]),

  driver: [({ engine }, use) => useDriver(engine, use), { scope: 'worker', timeout: 60_000 }],

  tab: async ({ driver, scripts, size, allowErrors, origin }, use, info) => {
    const window = await driver.openWindow({ size, scripts });
    await use(new Tab(window, origin, scripts));
    try {
      if (info.status !== info.expectedStatus) {
        const file = info.outputPath('window.png') as `${string}.png`;
        await window.screenshot(file);
        await info.attach('window', { path: file });
      }
    } finally {
      await window.close();
    }
    const isUnexpected = (error: string) => !allowErrors.some((pattern) => pattern.test(error));
    expect(window.errors().filter(isUnexpected)).toEqual([]);
  },

  signIn: async ({ tab }, use) => {
    await use(async (persona, path = '/dashboard') => {
      const control = await Control.copyOf(urls.services, persona);
      await tab.window.open(
        `${urls.hub}/account/login?${new URLSearchParams({ returnUrl: path }).toString()}`,
      );
      await enterPassword(tab, control.persona);
      await tab.arrive(new RegExp(`^${path.replace(/[?.]/g, '\\$&')}`));
      return control;
    });
  },
});

export { expect };
