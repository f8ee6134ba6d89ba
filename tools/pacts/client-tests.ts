import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../read-if-there.ts';
import { countVitest, type Counts } from '../suites/counts.ts';
import { workspaceRoot } from './folders.ts';

interface ClientTests {
  /** Projects of `vitest.config.ts`, the contract tests (`pact`) among them. */
  readonly projects: readonly string[];
  /** Where the JSON report goes. */
  readonly reportFile: string;
  /** Where the contracts go. Commands that run side by side must not share it. */
  readonly contractsFolder: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs tests of `libs/api-clients`, with no contract that an earlier run wrote. */
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
      // A proxy would get between a test and its mock server.
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
