import { defineConfig, devices } from '@playwright/test';
import { headlessShell } from './fixtures/browsers.ts';
import { calm } from './fixtures/motion.ts';
import { hubEnvironment, servicesEnvironment } from './fixtures/servers.ts';
import { logFileOf, ports, urls } from './fixtures/stack.ts';
import type { Options } from './fixtures/test.ts';

/**
 * Chromium features that are switched off. Without this setting, every window, and so every test,
 * would load two pages for the suggestions of the address bar, which are never shown. Loading them
 * takes a third of the suite's work. Chromium uses only the last such list on its command line, so
 * Playwright's own list is included.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright switches these features off.
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

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: {
    ...headlessShell,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      // A test starts with an empty page. Without this limit, opening the hub would start another
      // browser process.
      '--renderer-process-limit=1',
      `--disable-features=${withoutFeatures.join(',')}`,
    ],
  },
};

const desktop = { ...chromium, viewport: { width: 1280, height: 900 } };
const mobile = {
  ...chromium,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  userAgent: devices['Pixel 5'].userAgent,
};

/** The fake APIs and the hub that uses them. */
const servers = (services: number, hub: number, build: string) => [
  {
    command: 'node ../apps/fake-apis/src/main.ts',
    url: `http://127.0.0.1:${services}/healthz`,
    env: servicesEnvironment({ services, hub }),
  },
  {
    command: 'node ../apps/hub/server/main.ts',
    url: `http://127.0.0.1:${hub}/readyz`,
    env: {
      ...hubEnvironment({ services, hub }),
      HUB_BUILD_DIR: build,
      LOG_FILE: logFileOf(hub),
    },
  },
];

/**
 * The set of journeys to run: all journeys, the journeys of `npm test`, or the journeys of the
 * pseudo-locale.
 */
const set = process.env['E2E_SET'] ?? 'all';
const pseudo = set === 'pseudo';
const report = { journeys: 'e2e-journeys', all: 'e2e-all-journeys', pseudo: 'e2e-pseudo' }[set];
if (report === undefined) throw new Error(`E2E_SET is "${set}"; use all, journeys or pseudo`);

/**
 * A journey without a tag is the main journey of its feature. It runs in all three projects: with
 * scripts, on a phone, and without scripts. Any other journey has a tag, and runs only in the
 * projects in which it can fail:
 * - `@anywidth`: runs with and without scripts, and does not depend on the width.
 *   `screens.spec.ts` checks each screen at the width of a phone.
 * - `@scripts`: needs scripts.
 * - `@once`: fails in every project if it fails in one. It runs on the desktop, which is the
 *   fastest project.
 * - `@plain`: tests the layout or the focus of a page without scripts. Page tests read the HTML
 *   of such pages.
 * - `@phone`: needs a touch screen.
 * - `@timing`: depends on time and runs alone. Tags are used instead of `test.skip`, because a
 *   skipped test opens a browser first.
 */
const notOnDesktop = /@plain|@phone/;
const notOnPhones = /@plain|@once|@anywidth/;
const notWithoutScripts = /@once|@scripts|@phone/;

/**
 * `npm test` runs the journeys without any of these tags, and the journeys with `@gate`, which
 * every change must pass.
 */
const inEveryRun = /^(?!.*@(?:plain|once|anywidth|scripts|timing)\b)|@gate\b/s;

export default defineConfig<Options>({
  testDir: 'specs',
  outputDir: '../.reports/e2e-output',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  ...(set === 'journeys' ? { grep: inEveryRun } : {}),
  // A test that passes on its second attempt is reported as flaky (tools/suites).
  retries: 1,
  // The smallest machine has two cores. With three workers, some frames were delayed.
  workers: 2,
  // Limits for a machine several times slower than a developer's. Correct tests take far less time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `../.reports/tests/${report}.json` }]],
  use: {
    baseURL: pseudo ? urls.pseudoHub : urls.hub,
    trace: 'on-first-retry',
    contextOptions: calm,
    // On phones the hub registers a service worker, which would handle navigations before the
    // routes of a test.
    serviceWorkers: 'block',
  },
  projects: pseudo
    ? [{ name: 'pseudo', use: desktop, testMatch: 'pseudo-locale.spec.ts' }]
    : [
        { name: 'desktop', use: desktop, grepInvert: notOnDesktop },
        { name: 'mobile', use: mobile, grepInvert: notOnPhones },
        {
          name: 'no-js',
          use: { ...desktop, javaScriptEnabled: false },
          grepInvert: notWithoutScripts,
        },
      ].map((project) => ({
        ...project,
        // axe takes a quarter of the time of the journeys, so `npm test` uses it in one project.
        use: { ...project.use, axe: set === 'all' || project.name === 'desktop' },
        testIgnore: [
          'pseudo-locale.spec.ts',
          // These journeys do not depend on the width.
          ...(project.name === 'mobile'
            ? [
                'apply-faults.spec.ts',
                'debug.spec.ts',
                'drafts.spec.ts',
                'islands.spec.ts',
                'preferences-saved.spec.ts',
                'security.spec.ts',
                'sign-in.spec.ts',
              ]
            : []),
        ],
      })),
  webServer: (pseudo
    ? servers(ports.pseudoServices, ports.pseudoHub, 'build-pseudo')
    : servers(ports.services, ports.hub, 'build')
  ).map((server) => ({
    ...server,
    reuseExistingServer: false,
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
    timeout: 60_000,
  })),
});
