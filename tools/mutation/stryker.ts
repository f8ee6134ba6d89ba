import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../pacts/run-to-end.ts';
import { type Order, orderVariable } from './order.ts';
import { type Mutant, parseMutants } from './report.ts';

const vitestConfig = 'tools/mutation/vitest.config.ts';

/** What the copy of the workspace, in which code is broken, does without. */
const leftOut = [
  ...['.nx', '.data', '.reports', 'docs/images', 'pacts', 'e2e'],
  ...['build', 'build-pseudo', 'dist', 'storybook-static', 'coverage'].map((name) => `**/${name}`),
];

/**
 * Breaks the given code, one place at a time, and runs the ordered tests each time.
 *
 * @param mutate files, or lines of files, as Stryker takes them
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
      // Whether a test of a row can reach a file is known: it did. In all of the domain that saves time.
      vitest: { configFile: vitestConfig, related: order.row === undefined },
      mutate,
      ignorePatterns: leftOut,
      concurrency: 1,
      // A loop without an end is found by counting; a slow machine is no reason to call a change noticed.
      timeoutMS: 10_000,
      reporters: ['json'],
      jsonReporter: { fileName: report },
      cleanTempDir: 'always',
      // Vitest takes types away, right or wrong; Stryker would go through every file of the copy.
      disableTypeChecks: false,
      warnings: false,
      allowEmpty: true,
    }),
  );
  try {
    await run('stryker', ['run', config], order);
    // Code with nothing to change, types say, has no report.
    return existsSync(report) ? parseMutants(JSON.parse(readFileSync(report, 'utf8'))) : [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the ordered tests once, and gives the report of the code that they ran. */
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

/** @throws Error with what the command printed, when it failed */
async function run(program: string, args: readonly string[], order: Order): Promise<void> {
  const env = { ...process.env, NO_COLOR: '1', [orderVariable]: JSON.stringify(order) };
  const { exitCode, output } = await runToEnd(program, args, { env });
  if (exitCode !== 0) throw new Error(`${program} ended with ${exitCode}:\n${output}`);
}
