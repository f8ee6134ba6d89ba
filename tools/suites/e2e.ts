import { spawnSync } from 'node:child_process';
import { runCommand } from './run-command.ts';

/**
 * `npm run e2e`: builds the hub and runs journeys. The arguments are those of `playwright test`, and
 * `--changed` for the specs that differ from `main`:
 *
 *   npm run e2e -- favourites --project=mobile
 *   npm run e2e -- --changed --repeat-each=5
 */
const args = process.argv.slice(2).map((arg) => (arg === '--changed' ? changedOnly() : arg));
const isBuilt = runCommand('nx', ['run', 'hub:build']) === 0;
process.exitCode = isBuilt
  ? runCommand('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...args])
  : 1;

/**
 * Returns Playwright's option for the specs that a branch adds or changes, directly or by an
 * import.
 */
function changedOnly(): string {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { encoding: 'utf8' });
    if (status === 0) return `--only-changed=${stdout.trim()}`;
  }
  throw new Error('--changed compares with the branch main, which is missing: fetch it first');
}
