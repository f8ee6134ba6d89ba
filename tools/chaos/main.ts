import { execFileSync, spawnSync } from 'node:child_process';

/** `npm run chaos`: all cells of the matrix of faults, of which `npm test` tries a tenth. */
execFileSync('nx', ['run', 'hub:build'], { stdio: 'inherit' });
const { status } = spawnSync(
  'playwright',
  [
    'test',
    '-c',
    'e2e/playwright.config.ts',
    '--reporter=list',
    '--project=desktop',
    'specs/chaos.spec.ts',
  ],
  { stdio: 'inherit', env: { ...process.env, CHAOS: 'all' } },
);
process.exitCode = status ?? 1;
