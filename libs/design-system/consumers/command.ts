import { spawn } from 'node:child_process';

/** What a command has said, on either stream, and how it ended. */
export interface Ended {
  readonly code: number;
  readonly output: string;
}

/**
 * React warns only in development, so that is what every app is built for. npm takes what it has
 * before it asks a registry.
 */
const environment = {
  ...process.env,
  ...{ NODE_ENV: 'development', NO_COLOR: '1' },
  ...{ npm_config_prefer_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' },
};

/** Runs a line of a shell to its end. */
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
 * Runs what has to succeed, and answers what it has said.
 *
 * @throws with all of that when it does not
 */
export async function must(line: string, cwd: string): Promise<string> {
  const { code, output } = await shell(line, cwd);
  if (code !== 0) throw new Error(`${line} (in ${cwd}) ended with ${code}:\n${output}`);
  return output;
}
