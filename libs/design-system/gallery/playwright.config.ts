import { defineConfig } from '@playwright/test';
import { chromium } from './chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../.reports/gallery-output',
  globalSetup: './build.setup.ts',
  workers: 2,
  // axe reads every example three times in one test.
  timeout: 120_000,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../../../.reports/gallery.json' }]],
  use: { ...chromium, baseURL: 'http://gallery.test' },
});
