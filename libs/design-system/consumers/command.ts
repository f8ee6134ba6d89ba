import { spawn } from 'node:child_process';

/** Output of a command on stdout and stderr, and its exit code. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/**
 * React warns only in development mode, so every app is built in that mode. npm uses its cache
 * before it sends a request to a registry.
 */
const environment = {
  ...process.env,
  ...{ NODE_ENV: 'development', NO_COLOR: '1' },
  ...{ npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' },
};

export function shell(line: string, cwd: string): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-ec', line], {
      cwd,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command that must succeed, and returns its output.
 *
 * @throws an error that contains the output if the command fails
 */
export async function must(line: string, cwd: string): Promise<string> {
  const { code, output } = await shell(line, cwd);
  if (code !== 0) throw new Error(`${line} (in ${cwd}) exited with ${code}:\n${output}`);
  return output;
}
