import { defineConfig } from '@playwright/test';
import type { Engine } from './browsers/drivers/driver.ts';
import type { EngineOption, WindowOption } from './browsers/test.ts';
import stack from './playwright.config.ts';

/** Whether only the journeys of `npm test` run. */
const isGate = process.env['E2E_SET'] === 'journeys';

export const project = (name: string, engine: Engine, scripts: boolean, grepInvert?: RegExp) => ({
  name,
  use: { engine, scripts },
  ...(grepInvert && { grepInvert }),
});

const webKit = project('webkit', 'webkit', true, /@not-webkit/);

/**
 * Journeys in the engines that users have (`npm run browsers`). Each journey runs in every project
 * except those of old engines. A tag changes the projects of a journey:
 *
 * - `@gate`: also in `npm test`, but only in WebKit, the engine of most applicants' phones.
 * - `@scripts`: needs scripts.
 * - `@not-webkit`: needs an operation that the driver of WebKit does not support.
 * - `@old`: also in a WebKit as old as Safari 16.0 and, without scripts, in Chromium 90, where the
 *   hub has no styles (docs/browsers.md).
 */
export default defineConfig<WindowOption, EngineOption>({
  testDir: 'browsers/journeys',
  outputDir: '../.reports/browsers-output',
  forbidOnly: Boolean(process.env['CI']),
  ...(isGate ? { grep: /@gate/ } : {}),
  // A test that passes on its second attempt is reported as flaky (tools/suites).
  retries: 1,
  workers: 2,
  timeout: 60_000,
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: `../.reports/tests/${isGate ? 'e2e-browsers' : 'e2e-all-browsers'}.json` },
    ],
  ],
  projects: isGate
    ? [webKit]
    : [
        webKit,
        project('webkit-no-js', 'webkit', false, /@scripts|@not-webkit/),
        project('firefox', 'firefox', true),
        project('chromium', 'chromium', true),
        {
          ...project('firefox-forced-colours', 'firefox-forced-colours', true),
          testDir: 'browsers/forced-colours',
        },
        { ...project('old-webkit', 'old-webkit', true), grep: /@old/ },
        // The hub runs no scripts in Chromium 90.
        { ...project('old-chromium', 'old-chromium', false, /@scripts/), grep: /@old/ },
      ],
  ...(stack.webServer && { webServer: stack.webServer }),
});
