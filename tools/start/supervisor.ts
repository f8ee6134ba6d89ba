import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

export interface Program {
  readonly name: string;
  /** Arguments of `node`. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
}

/** The time that a program has to finish its open requests before it is killed (milliseconds). */
const stopTimeout = 10_000;

/**
 * Starts the programs and supervises them. When `stop` is aborted, or when one program exits on its
 * own, all programs are stopped, so that no program is left running.
 *
 * @returns 0 when all programs were stopped on request, 1 when a program exited on its own or had
 * to be killed
 */
export async function supervise(programs: readonly Program[], stop: AbortSignal): Promise<number> {
  const running = programs.map((program) => {
    const child = spawn(process.execPath, program.args, { env: program.env, stdio: 'inherit' });
    return { name: program.name, child, ended: whenEnded(child) };
  });

  const firstEnd = Promise.race(
    running.map(async ({ name, ended }) => ({ name, how: await ended })),
  );
  const cause = await Promise.race([firstEnd, whenAborted(stop)]);
  if (cause !== undefined) console.error(`${cause.name} stopped unexpectedly (${cause.how})`);

  const stopped = await Promise.all(running.map(({ child, ended }) => end(child, ended)));
  return cause === undefined && stopped.every(Boolean) ? 0 : 1;
}

/** @returns whether the child exited without being killed */
async function end(child: ChildProcess, ended: Promise<string>): Promise<boolean> {
  child.kill('SIGTERM');
  const timer = new AbortController();
  const hasStopped = await Promise.race([
    ended.then(() => true),
    delay(stopTimeout, false, { signal: timer.signal }),
  ]);
  timer.abort();
  if (!hasStopped) child.kill('SIGKILL');
  return hasStopped;
}

function whenEnded(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${String(code)}`));
  });
}

function whenAborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
