import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Ended, runToEnd } from '../verify/run-to-end.ts';

const require = createRequire(import.meta.url);

/**
 * Runs a program of Pact's command line and waits until it exits. Usage reporting is disabled.
 * Environment variables for Pact or OpenTelemetry are not passed on, except those in `settings`.
 *
 * @param settings environment variables, such as PACT_BROKER_TOKEN
 */
export function runPactCli(
  program: 'pact-verifier' | 'pact-broker',
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const programs = dirname(require.resolve('@pact-foundation/pact-cli/bin/pact.js'));
  return runToEnd(process.execPath, [join(programs, `${program}.js`), ...args], {
    env: {
      ...environment(),
      ...settings,
      PACT_DO_NOT_TRACK: 'true',
      SCARF_ANALYTICS: 'false',
      NO_PROXY: [process.env['NO_PROXY'], 'localhost', '127.0.0.1'].filter(Boolean).join(','),
    },
  });
}

function environment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(PACT|OTEL)_/.test(name));
  return Object.fromEntries(entries) as NodeJS.ProcessEnv;
}
