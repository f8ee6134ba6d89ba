import { defineConfig } from '@playwright/test';

/** Where Chromium is when Playwright's own is not installed. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * What Chromium goes without: see the configuration of the journeys, whose list this is.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright's.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../../.reports/gallery-output',
  globalSetup: './build.setup.ts',
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json', { outputFile: '../../../.reports/gallery.json' }]],
  use: {
    baseURL: 'http://gallery.test',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    },
  },
});
