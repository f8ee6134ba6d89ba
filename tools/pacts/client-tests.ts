import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readIfThere } from '../read-if-there.ts';
import { countVitest, type Counts } from '../suites/counts.ts';
import { rawPactsFolder, workspaceRoot } from './folders.ts';

interface ClientTests {
  /** Projects of `vitest.config.ts`, the contract tests (`pact`) among them. */
  readonly projects: readonly string[];
  /** Where the JSON report goes. */
  readonly reportFile: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs tests of `libs/api-clients`, with no contract that an earlier run wrote. */
export function runClientTests({ projects, reportFile, env }: ClientTests): Counts {
  rmSync(rawPactsFolder, { recursive: true, force: true });
  rmSync(reportFile, { force: true });
  mkdirSync(rawPactsFolder, { recursive: true });
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
      env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_PROXY: '127.0.0.1', ...env },
    },
  );
  return countVitest({ exitCode: status ?? 1, log: '', report: readIfThere(reportFile) });
}
