import { execFileSync, spawnSync } from 'node:child_process';

/** `npm run chaos`: runs all cells of the fault matrix. `npm test` runs a tenth of them. */
execFileSync('nx', ['run', 'hub:build'], { stdio: 'inherit' });
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list',
    '--project=desktop',
    'specs/matrix/chaos.spec.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, CHAOS: 'all' } },
);
process.exitCode = status ?? 1;
