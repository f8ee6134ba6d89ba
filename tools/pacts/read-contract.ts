import { readFileSync } from 'node:fs';
import { faultsOf, type Pact, parsePact } from './pact.ts';
import { pathFromCaller } from './verify/caller-path.ts';
import { UnreachableError } from './verify/unreachable-error.ts';
import { UsageError } from './usage-error.ts';

const TIMEOUT_MS = 30_000;

/**
 * Reads a contract from a file or an http(s) URL. The credentials in the environment
 * (PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD) are sent only to the Pact
 * Broker.
 *
 * @param source path or URL of the contract
 * @param provider the provider that the contract must name
 * @throws UsageError when there is no such file, or it is not a verifiable contract with this
 * provider
 * @throws UnreachableError when the URL does not respond or responds with an error
 */
export async function readContract(source: string, provider: string): Promise<Pact> {
  const url = /^https?:\/\//.test(source) ? new URL(source) : null;
  const text = url === null ? readText(source) : await download(url);
  const pact = parse(text, source);
  if (pact.provider.name !== provider) {
    throw new UsageError(`${source} is the contract of "${pact.provider.name}", not "${provider}"`);
  }
  const [fault] = faultsOf(pact);
  if (fault !== undefined) throw new UsageError(`${source} cannot be verified: ${fault}`);
  return pact;
}

function readText(file: string): string {
  try {
    return readFileSync(pathFromCaller(file), 'utf8');
  } catch {
    throw new UsageError(`there is no file ${file}`);
  }
}

async function download(url: URL): Promise<string> {
  let response: Response;
  try {
    response = await fetch(url, {
      headers: { Accept: 'application/json', ...credentialsFor(url) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new UnreachableError(`no service responds at ${url.href}`);
  }
  if (response.ok) return response.text();
  throw new UnreachableError(`${url.href} responds with ${response.status}: it has no contract`);
}

function credentialsFor(url: URL): Record<string, string> {
  const {
    PACT_BROKER_BASE_URL: broker = '',
    PACT_BROKER_TOKEN: token,
    PACT_BROKER_USERNAME: username,
    PACT_BROKER_PASSWORD: password = '',
  } = process.env;
  if (URL.parse(broker)?.origin !== url.origin) return {};
  if (token) return { Authorization: `Bearer ${token}` };
  if (!username) return {};
  return { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
}

function parse(text: string, source: string): Pact {
  try {
    return parsePact(text);
  } catch {
    throw new UsageError(`${source} is not a contract of Pact version 4`);
  }
}
