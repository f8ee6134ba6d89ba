import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export interface RunningProgram {
  program: ChildProcessByStdio<null, Readable, Readable>;
  stdout: () => string;
  stderr: () => string;
  /** Waits until standard output has this, and returns the match. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Exit code and signal, after all output was read. */
  ended: Promise<unknown[]>;
}

/**
 * Runs a program of the hub until the test ends.
 *
 * @param main its path from `apps/hub/server`
 */
export function run(env: Record<string, string>, main = 'testing/tiny-hub.ts'): RunningProgram {
  const script = fileURLToPath(new URL(`../${main}`, import.meta.url));
  const program = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', HUB_ENV: 'test', LOG_FILE: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  program.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  program.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));

  async function says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(stdout);
      if (match) return match;
      await once(program.stdout, 'data');
    }
  }
  return {
    program,
    stdout: () => stdout,
    stderr: () => stderr,
    says,
    ended: once(program, 'close'),
  };
}
