import { defineConfig } from '@playwright/test';
import { chromium } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../.reports/gallery-output',
  globalSetup: './build.setup.ts',
  workers: 2,
  // axe checks every example three times in one test.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../../.reports/tests/design-system-gallery.json' }],
  ],
  use: { ...chromium, baseURL: 'http://gallery.test' },
});
