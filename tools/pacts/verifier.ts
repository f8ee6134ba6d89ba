import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Counts } from '../suites/counts.ts';
import { pactFileName, pactsFolder } from './folders.ts';
import { type Pact, parsePact } from './pact.ts';
import { runPactCli } from './pact-cli.ts';

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

interface Options {
  /** The contract to hold it against; that of `pacts/` when left out. */
  readonly pact?: Pact;
  /** Where a JUnit report goes; its folder is made when it is missing. */
  readonly junitFile?: string;
}

export interface Verification extends Counts {
  /** What the verifier said: every interaction, then every mismatch. */
  readonly output: string;
  /** One for each interaction of the contract, in its order. */
  readonly results: readonly InteractionResult[];
}

/** How an answer differed from what the contract expects. */
export type Mismatch = z.infer<typeof mismatchSchema>;

export interface InteractionResult {
  readonly interaction: Pact['interactions'][number];
  readonly passed: boolean;
  /** What was wrong with the answer. */
  readonly mismatches: readonly Mismatch[];
  /** Why there was no answer to judge; null when there was one. */
  readonly error: string | null;
}

const mismatchSchema = z.object({
  type: z.string(),
  /** What is wrong, in the verifier's words. */
  mismatch: z.string(),
  /** In the body, for example `$.items[0].id`. */
  path: z.string().optional(),
  /** Name of the header. */
  key: z.string().optional(),
  expected: z.json().optional(),
  actual: z.json().optional(),
});

const reportSchema = z.object({
  interactionResults: z.array(z.object({ description: z.string(), result: z.string() })),
  errors: z.array(
    z.object({
      /** The states, and at the end the description. */
      interaction: z.string(),
      mismatch: z.object({
        message: z.string().optional(),
        mismatches: z.array(mismatchSchema).optional(),
      }),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/**
 * Makes every request of the provider's contract and holds the answers against it.
 *
 * @throws when there is no contract with this provider
 */
export async function verifyProvider(
  provider: Provider,
  { pact = readPact(provider.name), junitFile }: Options = {},
): Promise<Verification> {
  if (junitFile !== undefined) {
    mkdirSync(dirname(junitFile), { recursive: true });
    rmSync(junitFile, { force: true });
  }
  const folder = mkdtempSync(join(tmpdir(), 'verify-pacts-'));
  try {
    const pactFile = join(folder, 'pact.json');
    const reportFile = join(folder, 'report.json');
    writeFileSync(pactFile, JSON.stringify(pact));
    const { exitCode, output } = await runPactCli(
      'pact-verifier',
      [
        ...['--file', pactFile, '--no-colour', '--json', reportFile],
        ...(junitFile === undefined ? [] : ['--junit', junitFile]),
        ...argumentsFor(provider),
      ],
      settingsFor(provider),
    );
    const results = resultsOf(pact, readReport(reportFile));
    const failed = results.filter((result) => !result.passed).length;
    return {
      output,
      results,
      passed: results.length - failed,
      // The verifier's own verdict counts, whatever its report says.
      failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const readPact = (provider: string): Pact =>
  parsePact(readFileSync(join(pactsFolder, pactFileName(provider)), 'utf8'));

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

/**
 * The verifier reads all root certificates of the machine anew for every request (25 ms). Over plain
 * HTTP nobody needs them.
 */
const settingsFor = ({ baseUrl, stateUrl }: Provider): Readonly<Record<string, string>> =>
  [baseUrl, stateUrl].some((url) => url?.protocol === 'https:') ? {} : { SSL_CERT_FILE: devNull };

/** What the verifier reported; null when it reported nothing that can be read. */
function readReport(file: string): Report | null {
  try {
    return reportSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function resultsOf({ interactions }: Pact, report: Report | null): InteractionResult[] {
  return interactions.map((interaction) => {
    const { description } = interaction;
    const passed = report?.interactionResults.some(
      (result) => result.description === description && result.result === 'OK',
    );
    if (passed) return { interaction, passed, mismatches: [], error: null };
    const found = report?.errors.find((error) => error.interaction.endsWith(` - ${description}`));
    const { mismatches = [], message = 'the verifier did not try it' } = found?.mismatch ?? {};
    return {
      interaction,
      passed: false,
      mismatches,
      error: mismatches.length > 0 ? null : message,
    };
  });
}
