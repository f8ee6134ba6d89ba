import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { add } from './counts.ts';
import { readResults, testReports } from './reports.ts';
import { readSuites, suiteLine, taskResults } from './summary.ts';
import { allTargets, targetsOf } from './targets.ts';
import { lostTests, readRecord, totalsOf, writeRecord } from './totals.ts';

/**
 * `npm test` and `npm run test:all`: runs Nx targets, and sums up what they report.
 *
 *   --all everything (`npm run test:all`)
 *   --only some targets, separated by commas
 *   --record updates tools/suites/test-totals.json instead of comparing with it; with --all,
 *            it also updates tools/trace/recorded-run.json, the list of proved rows
 */
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    only: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});

/**
 * The maximum number of flaky tests. With more flaky tests, `npm test` fails; any flaky test makes
 * `npm run test:all` fail.
 */
const allowedFlaky = values.all ? 0 : 5;

/** Number of log lines printed for a failed task. */
const shownLogLines = 120;

/** The time that tasks have to stop their servers after an interrupt (milliseconds). */
const graceMs = 15_000;

const targets = chooseTargets();
rmSync(testReports, { recursive: true, force: true });
rmSync(taskResults, { force: true });
mkdirSync(testReports, { recursive: true });

const started = performance.now();
const isInterrupted = await runNx([
  ...['run-many', '-t', ...targets, '--outputStyle=static'],
  // The nightly run skips the cache, because the cache hides errors when the inputs of a target are
  // incomplete.
  ...(values.all ? ['--skipNxCache'] : []),
]);
const suites = readSuites();
const results = readResults();
const flaky = results.filter(({ isFlaky }) => isFlaky);
writeFileSync('.reports/flaky.json', `${JSON.stringify(flaky, null, 2)}\n`);

for (const { name, log, failed, state } of suites) {
  if (failed > 0 && state !== 'not run') {
    console.log(`\n${name}\n${log.trimEnd().split('\n').slice(-shownLogLines).join('\n')}`);
  }
}
console.log(`\n${suites.map(suiteLine).join('\n')}`);
console.log(`\n${Math.round((performance.now() - started) / 1000)} s in total`);

const problems: string[] = [];
if (isInterrupted) problems.push('interrupted');
else if (suites.length === 0) problems.push('Nx wrote no results; see .reports/nx.log');
if (flaky.length > allowedFlaky) problems.push(`more than ${allowedFlaky} flaky tests`);
// This runs before the totals are written, because the record of the rows states whether there are
// uncommitted changes, and the written totals would be such a change.
if (values.only === undefined && !isInterrupted && !(await traceIsSound())) {
  problems.push('npm run trace -- --check failed');
}
const totals = totalsOf(results);
if (values.record) writeRecord(totals);
else problems.push(...lostTests(readRecord(), totals));

if (flaky.length > 0) {
  console.log(`\nflaky: ${flaky.length} (passed on the second attempt)`);
  for (const { report, project, title } of flaky) console.log(`  ${report} ${project} ${title}`);
}
for (const problem of problems) console.log(`failed: ${problem}`);
const total = add([...suites, { passed: 0, failed: problems.length }]);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

function chooseTargets(): readonly string[] {
  if (values.only === undefined) return targetsOf(values);
  const names = values.only.split(',');
  const unknown = names.filter((name) => !allTargets.includes(name));
  if (unknown.length === 0) return names;
  console.error(
    `there is no target "${unknown.join('", "')}"; the targets are: ${allTargets.join(', ')}`,
  );
  process.exit(1);
}

/**
 * Runs Nx, and prints a line for each task that has finished.
 *
 * @returns whether the run was interrupted
 */
async function runNx(args: readonly string[]): Promise<boolean> {
  const log = createWriteStream('.reports/nx.log');
  const child = spawn('nx', args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      // Without the native runner, commands write to a pipe, so that their output has no control
      // characters.
      NX_NATIVE_COMMAND_RUNNER: 'false',
      // A run starts Node more than a hundred times, so the compile cache saves time.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
    },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false });
    stream.on('data', (chunk: Buffer) => {
      for (const [, task = ''] of chunk.toString().matchAll(/^> nx run (\S+)/gm)) {
        console.log(`… ${task}`);
      }
    });
  }
  let isStopped = false;
  let killing: NodeJS.Timeout | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isStopped = true;
      signalGroup(child.pid, 'SIGINT');
      killing = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs);
    });
  }
  await new Promise<void>((done) => {
    child.once('error', (error) => {
      console.error(error.message);
      done();
    });
    child.once('close', () => done());
  });
  clearTimeout(killing);
  log.end();
  return isStopped;
}

/**
 * Sends a signal to Nx and the processes of its tasks. They are in one process group, which Nx
 * leads.
 */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch {
    // All processes of the group have already exited.
  }
}

/**
 * Compares the ids in test titles with docs/requirements.md. With `--all` and `--record`, it also
 * records the proved rows.
 */
async function traceIsSound(): Promise<boolean> {
  const record = values.all && values.record ? ['--record'] : [];
  const child = spawn(process.execPath, ['tools/trace/main.ts', '--check', ...record], {
    stdio: 'inherit',
  });
  return new Promise((done) => child.once('close', (code) => done(code === 0)));
}
