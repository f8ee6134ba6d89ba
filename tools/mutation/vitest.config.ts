import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { type Order, orderVariable } from './order.ts';

const { tests } = JSON.parse(process.env[orderVariable] ?? '{"tests":[]}') as Order;

/**
 * The code is mutated in a copy of the workspace, so packages are resolved in that copy, not
 * through npm's links.
 */
const packages: [name: RegExp, path: string][] = [
  [/^@applicant-hub\/(copy|design-system|domain)$/, '$1/src/index.ts'],
  [/^@applicant-hub\/copy\/(.+)$/, 'copy/src/$1.ts'],
  [/^@applicant-hub\/design-system\/tokens$/, 'design-system/src/tokens/vars.css.ts'],
  [/^@applicant-hub\/api-clients$/, 'api-clients/src/index.server.ts'],
  [/^@applicant-hub\/api-clients\/fixtures$/, 'api-clients/src/fixtures.ts'],
];

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: {
    alias: packages.map(([find, path]) => ({
      find,
      replacement: resolve(process.cwd(), 'libs', path),
    })),
  },
  test: {
    root: process.cwd(),
    include: [...tests],
    environment: 'node',
    env: { TZ: 'UTC' },
    setupFiles: [resolve(process.cwd(), 'tools/mutation/only-row.ts')],
    isolate: tests.some((file) => file.includes('.mocked.')),
    coverage: {
      provider: 'v8',
      reporter: ['json'],
      include: ['libs/{domain,api-clients}/src/**/*.ts', 'apps/hub/{app,server}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}', '**/testing/**', '**/*{.fixture,fixtures}.ts', '**/*.css.ts'],
    },
  },
});
