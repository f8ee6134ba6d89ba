import { defineConfig } from '@playwright/test';
import { chromium } from '#gallery/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../../../.reports/storybook-output',
  globalSetup: './build.setup.ts',
  workers: 2,
  // The first page of each worker loads all of Storybook's scripts, so it needs a longer time
  // limit.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  retries: 1,
  reporter: [
    ['list'],
    ['json', { outputFile: '../../../../.reports/tests/design-system-storybook.json' }],
  ],
  use: chromium,
});
