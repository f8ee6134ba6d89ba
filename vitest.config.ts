import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The files of one project, and the plain settings that all of them share. */
const unit = (name: string, root: string, include = ['**/*.test.ts', '**/*.test.tsx']) => ({
  name,
  root,
  include,
  exclude: ['**/node_modules/**', '**/build/**', '**/*.pact.test.ts'],
  environment: 'node' as const,
  env: { TZ: 'UTC' },
});

export default defineConfig({
  test: {
    projects: [
      { test: unit('domain', 'libs/domain') },
      { test: unit('copy', 'libs/copy') },
      { test: unit('api-clients', 'libs/api-clients') },
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
          testTimeout: 30_000,
        },
      },
      { test: unit('services', 'apps/services') },
      {
        plugins: [vanillaExtractPlugin()],
        test: unit('design-system', 'libs/design-system'),
      },
      {
        plugins: [vanillaExtractPlugin()],
        test: unit('hub', 'apps/hub'),
      },
      { test: unit('tools', 'tools') },
    ],
  },
});
