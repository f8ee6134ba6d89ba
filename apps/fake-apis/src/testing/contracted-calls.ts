import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { everyEndpoint } from './every-endpoint.ts';

export interface Interaction {
  readonly request: {
    method: string;
    path: string;
    query?: Readonly<Record<string, readonly string[]>>;
    body?: { content: unknown };
  };
  readonly response: { status: number; body?: { content: unknown } };
}

type Endpoint = (typeof everyEndpoint)[number];

interface Pact {
  readonly provider: { name: string };
  readonly interactions: readonly Interaction[];
}

const folder = join(import.meta.dirname, '../../../../pacts');
const pacts = globSync('*.json', { cwd: folder }).map(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Pact,
);

const answers = ({ method, pattern }: Endpoint, { request }: Interaction) =>
  request.method === method &&
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(request.path);

export const contractedCalls = everyEndpoint.map((endpoint) => {
  const { provider, key, method, pattern, path } = endpoint;
  const own = pacts.find((pact) => pact.provider.name === provider)?.interactions ?? [];
  const beside = everyEndpoint.filter((each) => each.provider === provider);
  const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
  return {
    call: `${method} ${provider}${pattern}`,
    method,
    pattern,
    /** Includes the key in the query if the API requires a key. */
    path: path + query,
    /** Prefix of each path of the contract. */
    prefix: path.slice(0, path.indexOf('/', 1)),
    key,
    // The first matching endpoint handles a request.
    decided: own.filter(
      (interaction) => beside.find((each) => answers(each, interaction)) === endpoint,
    ),
  };
});
