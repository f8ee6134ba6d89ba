import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { Counts } from '../../suites/counts.ts';
import { pactFileName, pactsFolder } from '../folders.ts';
import { type Pact, parsePact } from '../pact.ts';
import { runPactCli } from '../broker/pact-cli.ts';

/** A running service to verify against its contract. */
export interface Provider {
  /** For example `tracking-api`. */
  readonly name: string;
  /** Base URL for the paths of the contract. */
  readonly baseUrl: URL;
  /** Bearer token, sent instead of the token in the contract. */
  readonly token: string;
  /**
   * URL of the provider-state endpoint; null when the service is verified with its existing data.
   */
  readonly stateUrl: URL | null;
}

interface Options {
  /** The contract to verify. Default: the contract in `pacts/`. */
  readonly pact?: Pact;
  /** Output path of a JUnit report. Missing folders are created. */
  readonly junitFile?: string;
}

export interface Verification extends Counts {
  /** The verifier's output: every interaction, then every mismatch. */
  readonly output: string;
  /** One result for each interaction of the contract, in order. */
  readonly results: readonly InteractionResult[];
}

export type Mismatch = z.infer<typeof mismatchSchema>;

export interface InteractionResult {
  readonly interaction: Pact['interactions'][number];
  readonly passed: boolean;
  readonly mismatches: readonly Mismatch[];
  /** The reason why there was no response; null when there was a response. */
  readonly error: string | null;
}

const mismatchSchema = z.object({
  type: z.string(),
  /** A description of the difference, in the verifier's words. */
  mismatch: z.string(),
  /** Path in the body, for example `$.items[0].id`. */
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
      /** The states, then ` - ` and the description. */
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
 * Makes every request of the provider's contract and checks the responses.
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
      // A failed verifier counts as one failure, even if its report has no failed interaction.
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
 * Without HTTPS, the verifier gets an empty certificate file. Otherwise it would read all root
 * certificates of the machine for every request (25 ms).
 */
const settingsFor = ({ baseUrl, stateUrl }: Provider): Readonly<Record<string, string>> =>
  [baseUrl, stateUrl].some((url) => url?.protocol === 'https:') ? {} : { SSL_CERT_FILE: devNull };

/** The verifier's report; null when there is no readable report. */
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
    const { mismatches = [], message = 'the verifier did not verify this interaction' } =
      found?.mismatch ?? {};
    return {
      interaction,
      passed: false,
      mismatches,
      error: mismatches.length > 0 ? null : message,
    };
  });
}
