import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { add } from './counts.ts';
import { runSuite, type Result } from './run-suite.ts';
import { type Lane, logFile, reportsFolder, stages, type Suite } from './suites.ts';

/** How many lanes run at a time: each keeps about one core busy, and the smallest machines have two. */
const sideBySide = 2;

/** How much of a failed suite's log is shown at once. */
const shownLogLines = 120;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const chosen = chooseStages(values.only);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort());
}

mkdirSync(reportsFolder, { recursive: true });
const started = performance.now();
const results: Result[] = [];
for (const lanes of chosen) await runStage(lanes);

const total = add(results);
console.log(`\n${Math.round((performance.now() - started) / 1000)} s in all`);
if (stop.signal.aborted) console.log('interrupted: not every suite was run');
for (const result of results) if (result.failed > 0) console.log(`failed: ${describe(result)}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || stop.signal.aborted ? 1 : 0;

/** @param only suite names separated by commas; undefined means all */
function chooseStages(only: string | undefined): readonly (readonly Lane[])[] {
  if (only === undefined) return stages;
  const names = only.split(',');
  const known = stages.flat(2).map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`no suite "${unknown.join('", "')}"; there are: ${known.join(', ')}`);
    process.exit(1);
  }
  return stages.map((lanes) =>
    lanes.map((lane) => lane.filter(({ name }) => names.includes(name))),
  );
}

/** Runs the lanes of a stage: when one has ended the next begins, so that no core waits for another. */
async function runStage(lanes: readonly Lane[]): Promise<void> {
  const waiting = [...lanes];
  const runNext = async () => {
    for (let lane = waiting.shift(); lane !== undefined; lane = waiting.shift()) {
      await runLane(lane);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, runNext));
}

async function runLane(lane: Lane): Promise<void> {
  for (const suite of lane) {
    if (stop.signal.aborted) return;
    console.log(`… ${suite.name}`);
    results.push(await runOrRefuse(suite));
  }
}

async function runOrRefuse(suite: Suite): Promise<Result> {
  const reason = reasonNotToRun(suite);
  const result: Result =
    reason === undefined
      ? await runSuite(suite, stop.signal)
      : { suite, passed: 0, failed: 1, seconds: 0, notRun: reason };
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${describe(result)}`);
  if (result.failed > 0 && reason === undefined) showEndOfLog(suite);
  return result;
}

function reasonNotToRun({ needs, browser }: Suite): string | undefined {
  const broken = results.find(({ suite, failed }) => failed > 0 && needs?.includes(suite.name));
  if (broken !== undefined) return `${broken.suite.name} failed`;
  if (browser && !process.env['CHROMIUM_PATH']) {
    return 'Chromium is missing: install it or set CHROMIUM_PATH';
  }
  return undefined;
}

function describe({ suite, passed, failed, seconds, notRun }: Result): string {
  const counts = `${passed} passed, ${failed} failed`;
  const rest = notRun ?? `${seconds.toFixed(1)} s, ${logFile(suite.name)}`;
  return `${suite.name.padEnd(22)} ${counts} (${rest})`;
}

function showEndOfLog(suite: Suite): void {
  const lines = readFileSync(logFile(suite.name), 'utf8').trimEnd().split('\n');
  console.log(
    lines
      .slice(-shownLogLines)
      .map((line) => `    ${line}`)
      .join('\n'),
  );
}
