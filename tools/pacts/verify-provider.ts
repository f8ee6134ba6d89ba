import { parseArgs } from 'node:util';
import type { Counts } from '../suites/counts.ts';
import { pactsFolder } from './folders.ts';
import { readPacts } from './pact.ts';
import { defaultStateUrl, probeStateUrl } from './state-url.ts';
import { UsageError } from './usage-error.ts';
import { type Provider, verifyProvider } from './verifier.ts';

/** The token that the stand-ins know; a service of one's own wants its own. */
export const standInToken = 'pact-token';

/**
 * For an API team: holds one running service, wherever it is, against its contract.
 *
 * @throws UsageError when the command line is wrong
 */
export async function verifyProviderCommand(args: string[]): Promise<Counts> {
  const { provider: name, baseUrl, token, stateUrl: given } = readOptions(args);
  const stateUrl = given ?? defaultStateUrl(name, baseUrl);
  const answer = await probeStateUrl(stateUrl, token);
  if (answer === 'absent' && given !== null) {
    throw new UsageError(`no provider-state endpoint answers at ${given.href}`);
  }
  if (answer === 'absent') {
    console.warn(
      `Warning: there is no provider-state endpoint at ${stateUrl.href}, and --state-url names no ` +
        'other. The service is tried with the data that it has; interactions that need data of ' +
        'their own will fail.',
    );
  }
  if (answer === 'accepts') {
    console.warn(
      `Warning: ${stateUrl.href} takes states that nobody knows. It should answer 422; as it is, ` +
        'a state that was forgotten may pass.',
    );
  }
  const provider: Provider = {
    name,
    baseUrl,
    token,
    stateUrl: answer === 'absent' ? null : stateUrl,
  };
  const { output, ...counts } = await verifyProvider(provider);
  console.log(output.trimEnd());
  return counts;
}

function readOptions(args: string[]) {
  const { values } = parse(args);
  const known = readPacts(pactsFolder).map(({ provider }) => provider.name);
  if (values.provider === undefined || !known.includes(values.provider)) {
    const names = known.join(', ');
    throw new UsageError(
      values.provider === undefined
        ? `--provider is missing; it is one of ${names}`
        : `there is no contract with "${values.provider}"; there are contracts with ${names}`,
    );
  }
  if (values['base-url'] === undefined) throw new UsageError('--base-url is missing');
  return {
    provider: values.provider,
    baseUrl: readUrl('--base-url', values['base-url']),
    token: values.token ?? standInToken,
    stateUrl:
      values['state-url'] === undefined ? null : readUrl('--state-url', values['state-url']),
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
