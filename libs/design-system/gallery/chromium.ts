import { existsSync } from 'node:fs';

/**
 * Paths to Chromium, for machines without Playwright's own Chromium. The headless shell is first
 * because it starts faster.
 */
const executablePath = [
  process.env['CHROMIUM_HEADLESS_PATH'],
  '/usr/bin/chromium-headless-shell',
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

/**
 * Chromium features to disable, copied from the Playwright configuration of the journeys. A shared
 * root file would be outside every project, which the boundary rules forbid.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright disables these features by default.
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

/** Browser settings of the design system's Playwright suites, for `use` in their configurations. */
export const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      `--disable-features=${withoutFeatures.join(',')}`,
    ],
  },
};
