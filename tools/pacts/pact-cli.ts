import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface CliOutcome {
  readonly exitCode: number;
  /** All that it printed. */
  readonly output: string;
}

const require = createRequire(import.meta.url);

/**
 * Runs a program of Pact's own command line to its end. It reports to nobody what it is used for,
 * and reads no setting of Pact's from the environment but those that are given here.
 *
 * @param settings environment variables, such as PACT_BROKER_TOKEN
 */
export async function runPactCli(
  program: 'pact-verifier' | 'pact-broker',
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<CliOutcome> {
  const programs = dirname(require.resolve('@pact-foundation/pact-cli/bin/pact.js'));
  const child = spawn(process.execPath, [join(programs, `${program}.js`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...environment(),
      ...settings,
      PACT_DO_NOT_TRACK: 'true',
      SCARF_ANALYTICS: 'false',
      NO_PROXY: [process.env['NO_PROXY'], 'localhost', '127.0.0.1'].filter(Boolean).join(','),
    },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(PACT|OTEL)_/.test(name));
  return Object.fromEntries(entries) as NodeJS.ProcessEnv;
}
