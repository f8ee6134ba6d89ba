import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../pacts/verify/run-to-end.ts';
import { type Order, orderVariable } from './order.ts';
import { type Mutant, parseMutants } from './report.ts';

const vitestConfig = 'tools/mutation/vitest.config.ts';

/** Folders left out of the workspace copy in which code is broken. */
const leftOut = [
  ...['.nx', '.data', '.reports', 'docs/images', 'pacts', 'e2e'],
  ...['build', 'build-pseudo', 'dist', 'storybook-static', 'coverage'].map((name) => `**/${name}`),
];

/**
 * Mutates the given code, one place at a time, and runs the given tests each time.
 *
 * @param mutate files, or lines of files, in Stryker's format
 */
export async function runStryker(mutate: readonly string[], order: Order): Promise<Mutant[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  const config = join(folder, 'stryker.json');
  const report = join(folder, 'report.json');
  writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      // For a row the related files are already known. For the whole domain, finding related tests
      // saves time.
      vitest: { configFile: vitestConfig, related: order.row === undefined },
      mutate,
      ignorePatterns: leftOut,
      concurrency: 1,
      // Stryker detects endless loops by counting, so this limit is generous: a slow machine must
      // not count as a noticed change.
      timeoutMS: 10_000,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      cleanTempDir: 'always',
      // Type checks can stay on, because Vitest strips types without checking them. To disable
      // them, Stryker would rewrite every file of the copy.
      disableTypeChecks: false,
      warnings: false,
      allowEmpty: true,
    }),
  );
  try {
    await run('stryker', ['run', config], order);
    // There is no report for code without anything to mutate, such as types.
    return existsSync(report) ? parseMutants(JSON.parse(readFileSync(report, 'utf8'))) : [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function runWithCoverage(order: Order): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  try {
    await run(
      'vitest',
      [
        ...['run', '--config', vitestConfig],
        ...['--coverage.enabled', `--coverage.reportsDirectory=${folder}`],
      ],
      order,
    );
    return JSON.parse(readFileSync(join(folder, 'coverage-final.json'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Error with the command's output when it failed */
async function run(program: string, args: readonly string[], order: Order): Promise<void> {
  const env = { ...process.env, NO_COLOR: '1', [orderVariable]: JSON.stringify(order) };
  const { exitCode, output } = await runToEnd(program, args, { env });
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}:\n${output}`);
}
