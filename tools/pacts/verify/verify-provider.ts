import { parseArgs } from 'node:util';
import type { Counts } from '../../suites/counts.ts';
import { pathFromCaller } from './caller-path.ts';
import { pactsFolder } from '../folders.ts';
import { type Pact, readPacts } from '../pact.ts';
import { readContract } from '../read-contract.ts';
import { defaultStateUrl, probeStateUrl, reach } from './state-url.ts';
import { UnreachableError } from './unreachable-error.ts';
import { UsageError } from '../usage-error.ts';
import { verifyProvider } from './verifier.ts';
import { describeResults } from './verify-report.ts';

/** The token of the fake APIs. A team's own service needs its own token. */
export const fakeApiToken = 'pact-token';

/**
 * For API teams: verifies one running service, local or remote, against its contract.
 *
 * @throws UsageError when the command line is invalid
 * @throws UnreachableError when the service, its state endpoint or the contract is unreachable
 */
export async function verifyProviderCommand(args: string[]): Promise<Counts> {
  const options = readOptions(args);
  const { provider: name, baseUrl, token, junitFile } = options;
  const pact = chooseInteractions(await contractOf(options), options);
  await reach(baseUrl);
  const stateUrl = await stateUrlFor(pact, options);
  const { output, results, ...counts } = await verifyProvider(
    { name, baseUrl, token, stateUrl },
    { pact, ...(junitFile !== undefined && { junitFile }) },
  );
  // Prints the verifier's output when it failed without a failed interaction, for example because
  // it did not start.
  if (counts.failed > results.filter(({ passed }) => !passed).length) console.error(output.trim());
  console.log(describeResults(results));
  return counts;
}

type Options = ReturnType<typeof readOptions>;

async function contractOf({ provider, pact }: Options): Promise<Pact> {
  if (pact !== undefined) return readContract(pact, provider);
  const known = readPacts(pactsFolder);
  const own = known.find((contract) => contract.provider.name === provider);
  if (own !== undefined) return own;
  const names = known.map((contract) => contract.provider.name).join(', ');
  throw new UsageError(
    `there is no contract with "${provider}"; there are contracts with ${names}`,
  );
}

function chooseInteractions(pact: Pact, { description, state }: Options): Pact {
  const interactions = pact.interactions.filter(
    ({ description: sentence, providerStates = [] }) =>
      (description === undefined || sentence.includes(description)) &&
      (state === undefined || providerStates.some(({ name }) => name.includes(state))),
  );
  if (interactions.length === 0) {
    throw new UsageError('no interaction of the contract has this --description and --state');
  }
  return { ...pact, interactions };
}

/** The URL of the state endpoint; null when there is none. */
async function stateUrlFor(
  { interactions }: Pact,
  { provider, baseUrl, token, stateUrl: given }: Options,
): Promise<URL | null> {
  const url = given ?? defaultStateUrl(provider, baseUrl);
  const response = await probeStateUrl(url, token);
  if (response === 'absent' && given !== null) {
    throw new UnreachableError(
      `there is no provider-state endpoint at ${given.href}: a POST returns neither 422 nor 200`,
    );
  }
  const needsStates = interactions.some(({ providerStates = [] }) => providerStates.length > 0);
  if (response === 'absent' && needsStates) {
    console.warn(
      `Warning: there is no provider-state endpoint at ${url.href}, and --state-url is not set. ` +
        'The service is verified with its present data; interactions that need a state will fail.',
    );
  }
  if (response === 'accepts') {
    console.warn(
      `Warning: ${url.href} accepts unknown states. It should return 422 for them; otherwise an ` +
        'interaction can pass although its state is not implemented.',
    );
  }
  return response === 'absent' ? null : url;
}

function readOptions(args: string[]) {
  const { values } = parse(args);
  const { provider, 'base-url': baseUrl, 'state-url': stateUrl, junit } = values;
  if (provider === undefined) {
    const names = readPacts(pactsFolder).map((pact) => pact.provider.name);
    throw new UsageError(`--provider is missing; it is one of ${names.join(', ')}`);
  }
  if (baseUrl === undefined) throw new UsageError('--base-url is missing');
  return {
    provider,
    baseUrl: readUrl('--base-url', baseUrl),
    token: values.token ?? fakeApiToken,
    stateUrl: stateUrl === undefined ? null : readUrl('--state-url', stateUrl),
    pact: values.pact,
    description: values.description,
    state: values.state,
    junitFile: junit === undefined ? undefined : pathFromCaller(junit),
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        provider: { type: 'string' },
        'base-url': { type: 'string' },
        token: { type: 'string' },
        'state-url': { type: 'string' },
        pact: { type: 'string' },
        description: { type: 'string' },
        state: { type: 'string' },
        junit: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readUrl(option: string, value: string): URL {
  const url = URL.parse(value);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new UsageError(`${option} is not an http(s) URL: ${value}`);
}
