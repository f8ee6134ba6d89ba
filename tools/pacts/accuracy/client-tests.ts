import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../../read-if-there.ts';
import { countVitest, type Counts } from '../../suites/counts.ts';
import { workspaceRoot } from '../folders.ts';

interface ClientTests {
  /** Projects of `vitest.config.ts`, including the contract tests (`pact`). */
  readonly projects: readonly string[];
  /** Output path of the JSON report. */
  readonly reportFile: string;
  /** Output folder of the contracts. Commands that run in parallel must not share it. */
  readonly contractsFolder: string;
  readonly env?: Readonly<Record<string, string>>;
}

export function runClientTests(tests: ClientTests): Counts {
  const { projects, reportFile, contractsFolder, env } = tests;
  rmSync(contractsFolder, { recursive: true, force: true });
  rmSync(reportFile, { force: true });
  mkdirSync(contractsFolder, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    [
      join(workspaceRoot, 'node_modules/vitest/vitest.mjs'),
      ...['run', ...projects.flatMap((project) => ['--project', project])],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    ],
    {
      cwd: workspaceRoot,
      stdio: 'inherit',
      // A proxy would intercept the requests from a test to its mock server.
      env: {
        ...process.env,
        PACT_DO_NOT_TRACK: 'true',
        NO_PROXY: '127.0.0.1',
        PACTS_FOLDER: contractsFolder,
        ...env,
      },
    },
  );
  return countVitest({ exitCode: status ?? 1, log: '', report: readIfThere(reportFile) });
}
