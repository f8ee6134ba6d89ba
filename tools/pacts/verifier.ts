import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Counts } from '../suites/counts.ts';
import { pactFileName, pactsFolder } from './folders.ts';
import { parsePact } from './pact.ts';

/** A running service to hold against its contract. */
export interface Provider {
  /** For example `tracking-api`. */
  readonly name: string;
  /** The paths of the contract go below it. */
  readonly baseUrl: URL;
  /** Sent as bearer token in place of the contract's own. */
  readonly token: string;
  /** Null: the interactions are tried with whatever data the service has. */
  readonly stateUrl: URL | null;
}

export interface Verification extends Counts {
  /** What the verifier said: every interaction, then every mismatch. */
  readonly output: string;
}

const require = createRequire(import.meta.url);

const reportSchema = z.object({
  interactionResults: z.array(z.object({ description: z.string(), result: z.string() })),
});

/**
 * Makes every request of the provider's contract and holds the answers against it.
 *
 * @throws when there is no contract with this provider
 */
export async function verifyProvider(provider: Provider): Promise<Verification> {
  const pactFile = join(pactsFolder, pactFileName(provider.name));
  const expected = parsePact(readFileSync(pactFile, 'utf8')).interactions;

  const folder = mkdtempSync(join(tmpdir(), 'verify-pacts-'));
  try {
    const reportFile = join(folder, 'report.json');
    const { exitCode, output } = await runVerifier([
      ...['--file', pactFile, '--no-colour', '--json', reportFile],
      ...argumentsFor(provider),
    ]);
    const passed = passedIn(reportFile);
    const failed = expected.filter(({ description }) => !passed.has(description)).length;
    return {
      output,
      passed: expected.length - failed,
      // The verifier's own verdict counts, whatever its report says.
      failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function argumentsFor({ name, baseUrl, token, stateUrl }: Provider): string[] {
  const { protocol, hostname, port, pathname } = baseUrl;
  const basePath = pathname.replace(/\/+$/, '');
  return [
    ...['--provider-name', name],
    ...['--transport', protocol.slice(0, -1), '--hostname', hostname],
    ...(port === '' ? [] : ['--port', port]),
    ...(basePath === '' ? [] : ['--base-path', basePath]),
    ...['--header', `Authorization=Bearer ${token}`],
    ...(stateUrl ? ['--state-change-url', stateUrl.href, '--state-change-teardown'] : []),
  ];
}

async function runVerifier(args: string[]): Promise<{ exitCode: number; output: string }> {
  const verifier = require.resolve('@pact-foundation/pact-cli/bin/pact-verifier.js');
  const child = spawn(process.execPath, [verifier, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PACT_DO_NOT_TRACK: 'true', NO_PROXY: 'localhost,127.0.0.1' },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

/** The descriptions of the interactions that passed; none when the verifier wrote no report. */
function passedIn(reportFile: string): Set<string> {
  try {
    const { interactionResults } = reportSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
    const passed = interactionResults.filter(({ result }) => result === 'OK');
    return new Set(passed.map(({ description }) => description));
  } catch {
    return new Set();
  }
}
