import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { readIfThere } from '../read-if-there.ts';
import type { Counts } from './counts.ts';
import { logFile, reportFile, type Suite } from './suites.ts';

/** A suite that takes longer hangs: it is killed and counts as failed. End to end is the longest. */
const timeLimit = 45 * 60_000;

/** How long a suite that is told to stop may take to stop what it started. */
const graceMs = 15_000;

/** What Node has compiled is kept: a run starts hubs, fake APIs and tools more than a hundred times. */
const compileCache = resolve('node_modules/.cache/node');

/** What came of one suite. */
export interface Result extends Counts {
  readonly suite: Suite;
  readonly seconds: number;
  /** Why it was not run at all; undefined when it was. */
  readonly notRun?: string;
}

/** Runs a suite's command to its end, with everything it prints in its log file. */
export async function runSuite(suite: Suite, stop: AbortSignal): Promise<Result> {
  rmSync(reportFile(suite.name), { force: true });
  const started = performance.now();
  const exitCode = await runToLog(suite, AbortSignal.any([stop, AbortSignal.timeout(timeLimit)]));
  const counts = suite.count({
    exitCode,
    log: readFileSync(logFile(suite.name), 'utf8'),
    report: readIfThere(reportFile(suite.name)),
  });
  return { suite, ...counts, seconds: (performance.now() - started) / 1000 };
}

/**
 * The command leads a process group of its own, so that what it started goes with it on a time-out or
 * an interrupt. It is asked first: servers may lead groups of their own, and only it knows them.
 */
async function runToLog(suite: Suite, signal: AbortSignal): Promise<number> {
  const log = createWriteStream(logFile(suite.name));
  const [program, ...args] = suite.command;
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, NO_COLOR: '1', NODE_COMPILE_CACHE: compileCache, ...suite.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });

  let killing: NodeJS.Timeout | undefined;
  const kill = () => {
    log.write('\nkilled: interrupted or over the time limit\n');
    const { pid } = child;
    if (pid === undefined) return;
    signalGroup(pid, 'SIGINT');
    killing = setTimeout(() => signalGroup(pid, 'SIGKILL'), graceMs);
  };
  signal.addEventListener('abort', kill, { once: true });
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  signal.removeEventListener('abort', kill);
  clearTimeout(killing);
  log.end();
  await finished(log);
  return exitCode;
}

function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The whole group has just ended.
  }
}
