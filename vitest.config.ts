import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const mocked = ['**/*.mocked.test.ts', '**/*.mocked.test.tsx'];
const workspaceTests = '**/*.workspace.test.ts';

/**
 * Tests that measure time or memory. Other processes disturb them, so they run one at a time after
 * the other tests, and `--project '!timing'` excludes them.
 */
const timing = ['**/*.timing.test.ts'];

/** The settings that all projects share, for the test files below one folder. */
const unit = (name: string, root: string) => ({
  name,
  root,
  include: ['**/*.test.ts', '**/*.test.tsx'],
  exclude: ['**/node_modules/**', '**/build/**', '**/*.pact.test.ts', ...mocked, ...timing],
  environment: 'node' as const,
  env: { TZ: 'UTC' },
  // Much longer than tests need on a busy machine, so that only tests that hang time out.
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
});

/**
 * Files without side effects share the modules of their worker: loading the modules again for each
 * file took longer than the tests. Files that replace a module (`vi.mock`) are named
 * `*.mocked.test.ts`.
 */
const shared = (name: string, root: string) => ({ ...unit(name, root), isolate: false });

/**
 * Tests that start processes, sockets or a browser get a second attempt. A test that passes only on
 * the second attempt is reported as flaky (tools/suites).
 */
const retry = 1;

/** Runs before each file, although the files share their modules. */
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
        // When several workers write to the same pact file, interactions are lost although the run
        // passes. So each API has one test file, and all files run in one worker process.
        test: {
          name: 'pact',
          root: 'libs/api-clients',
          include: ['**/*.pact.test.ts'],
          environment: 'node' as const,
          pool: 'forks' as const,
          maxWorkers: 1,
          fileParallelism: false,
          // The files share their modules, because Pact's library takes longer to load than a file
          // takes to run.
          isolate: false,
          setupFiles: [beginsRecord],
          testTimeout: 30_000,
        },
      },
      { test: { ...shared('fake-apis', 'apps/fake-apis'), retry } },
      {
        // Without optimised code, the embedded database starts faster and needs less memory.
        test: { ...shared('hub-service', 'apps/hub-service'), retry, execArgv: ['--liftoff-only'] },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: shared('design-system', 'libs/design-system'),
      },
      {
        plugins: [vanillaExtractPlugin()],
        // This suite is the longest. With Vitest's default number of workers, one of two cores
        // would be idle after the other suites. Projects that run together need the same number.
        test: { ...shared('hub', 'apps/hub'), retry, maxWorkers: 2 },
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          ...unit('hub-mocked', 'apps/hub'),
          retry,
          maxWorkers: 2,
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
      // These tests read files of the whole workspace, so every change runs them.
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
        // Pages of the built hub, tested without a browser.
        test: {
          ...shared('pages', 'e2e'),
          include: ['**/*.test.ts'],
          retry,
          globalSetup: [startsServers],
          // At most two workers, because two servers run on the same machine.
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
