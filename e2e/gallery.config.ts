import { defineConfig } from '@playwright/test';
import browsers, { project } from './browsers.config.ts';
import type { EngineOption, WindowOption } from './browsers/test.ts';
import { ports, urls } from './fixtures/stack.ts';

/**
 * The design system in the engines of `browsers.config.ts`: the keyboard journeys of its guides, and
 * its examples. A separate program builds and serves the gallery, because this project may not import
 * the design system.
 *
 * `@compared`: compares with Chromium.
 */
export default defineConfig<WindowOption, EngineOption>({
  ...browsers,
  testDir: 'browsers/gallery',
  outputDir: '../.reports/gallery-browsers-output',
  reporter: [['list'], ['json', { outputFile: '../.reports/tests/e2e-gallery.json' }]],
  projects: [
    project('webkit', 'webkit', true),
    project('firefox', 'firefox', true),
    project('chromium', 'chromium', true, /@compared/),
  ],
  use: { origin: urls.gallery },
  webServer: {
    command: 'node ../libs/design-system/gallery/serve.ts',
    url: `${urls.gallery}/contents.json`,
    env: { PORT: String(ports.gallery) },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
