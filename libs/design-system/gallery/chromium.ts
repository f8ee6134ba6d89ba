import { existsSync } from 'node:fs';

/**
 * Where Chromium is when Playwright's own is not installed; first its headless shell, which is
 * quicker, for it has no windows that nobody sees.
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
 * What Chromium goes without: see the configuration of the journeys, whose list this is. A root file
 * for both would be outside every project, which the boundaries forbid.
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

/** The browser of the design system's Playwright suites, for `use` in their configurations. */
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
