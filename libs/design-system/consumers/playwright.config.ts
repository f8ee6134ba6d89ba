import { defineConfig } from '@playwright/test';
import { chromium } from '../gallery/chromium.ts';

/** Tests the package in temporary apps, with the same browser as the gallery. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../.reports/consumers-output',
  globalSetup: './prepare.ts',
  timeout: 300_000,
  workers: 2,
  fullyParallel: true,
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../../.reports/tests/design-system-consumers.json' }],
  ],
  use: chromium,
});
