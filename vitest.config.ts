import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const mocked = ['**/*.mocked.test.ts', '**/*.mocked.test.tsx'];
const workspaceTests = '**/*.workspace.test.ts';

/**
 * Tests whose subject is time or memory. Other work disturbs them, so they run one at a time after
 * the others, and `--project '!timing'` leaves them out.
 */
const timing = ['**/*.timing.test.ts'];

/** The files of one project, and the plain settings that all of them share. */
const unit = (name: string, root: string) => ({
  name,
  root,
  include: ['**/*.test.ts', '**/*.test.tsx'],
  exclude: ['**/node_modules/**', '**/build/**', '**/*.pact.test.ts', ...mocked, ...timing],
  environment: 'node' as const,
  env: { TZ: 'UTC' },
  // Far above what a busy machine needs, so only what hangs is cut off.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
});

/**
 * Files that leave nothing behind share the modules of their worker: to load them anew for each file
 * took longer than the tests. Those that replace a module (`vi.mock`) are called `*.mocked.test.ts`.
 */
const shared = (name: string, root: string) => ({ ...unit(name, root), isolate: false });

/**
 * Tests that start processes, sockets or a browser get a second attempt. One that needs it is reported
 * as flaky (tools/suites).
 */
const retry = 1;

/** Runs before each file, though the files share their modules. */
const beginsRecord = join(import.meta.dirname, 'libs/api-clients/src/testing/record.setup.ts');

/** Runs once, before all page tests. */
const startsServers = join(import.meta.dirname, 'e2e/page-tests/support/global-setup.ts');

export default defineConfig({
  test: {
    projects: [
      { test: shared('domain', 'libs/domain') },
      { test: unit('copy', 'libs/copy') },
      { test: { ...shared('api-clients', 'libs/api-clients'), setupFiles: [beginsRecord] } },
      {
        // Several writers of one pact file lose interactions while the run stays green,
        // so: one test file per API, forks, one worker.
        test: {
          name: 'pact',
          root: 'libs/api-clients',
          include: ['**/*.pact.test.ts'],
          environment: 'node' as const,
          pool: 'forks' as const,
          maxWorkers: 1,
          fileParallelism: false,
          // The library of Pact takes longer to load than all that a file does with it.
          isolate: false,
          setupFiles: [beginsRecord],
          testTimeout: 30_000,
        },
      },
      { test: { ...shared('fake-apis', 'apps/fake-apis'), retry } },
      {
        plugins: [vanillaExtractPlugin()],
        test: shared('design-system', 'libs/design-system'),
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: { ...shared('hub', 'apps/hub'), retry },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...unit('hub-mocked', 'apps/hub'),
          retry,
          include: mocked,
          exclude: ['**/node_modules/**', '**/build/**'],
        },
      },
      {
        test: {
          ...shared('tools', 'tools'),
          exclude: [...shared('tools', 'tools').exclude, workspaceTests],
          retry,
        },
      },
      // These read files of the whole workspace, so every change runs them.
      { test: { ...shared('workspace', 'tools'), include: [workspaceTests], retry } },
      {
        test: {
          ...unit('timing', '.'),
          include: timing,
          exclude: ['**/node_modules/**', '**/build/**'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Pages of the hub as it was built, read without a browser.
        test: {
          ...shared('pages', 'e2e'),
          include: ['**/*.test.ts'],
          retry,
          globalSetup: [startsServers],
          // Two servers share the machine with them.
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
