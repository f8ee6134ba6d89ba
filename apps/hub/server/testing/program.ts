import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export interface RunningProgram {
  program: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** Waits until standard output matches, and returns the match. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Exit code and signal, once all output has been read. */
  ended: Promise<unknown[]>;
}

/**
 * Runs a program of the hub until the test ends.
 *
 * @param main its path, relative to `apps/hub/server`
 * @param files files that receive its output instead of this test
 */
export function run(
  env: Record<string, string>,
  main = 'testing/tiny-hub.ts',
  files: { stdout?: number; stderr?: number } = {},
): RunningProgram {
  const script = fileURLToPath(new URL(`../${main}`, import.meta.url));
  const program = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', HUB_ENV: 'test', LOG_FILE: '', ...env },
    stdio: ['ignore', files.stdout ?? 'pipe', files.stderr ?? 'pipe'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  let stdout = '';
  let stderr = '';
  program.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  program.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));

  async function says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(stdout);
      if (match) return match;
      if (!program.stdout) throw new Error('standard output is a file');
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

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}
