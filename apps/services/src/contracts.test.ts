import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { everyEndpoint } from './testing/every-endpoint.ts';
import { runServices } from './testing/running-services.ts';

interface Interaction {
  readonly request: { method: string; path: string; body?: { content: unknown } };
  readonly response: { status: number; body?: { content: unknown } };
}

type Endpoint = (typeof everyEndpoint)[number];

interface Pact {
  readonly provider: { name: string };
  readonly interactions: readonly Interaction[];
}

const folder = join(import.meta.dirname, '../../../pacts');
const pacts = globSync('*.json', { cwd: folder }).map(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Pact,
);

/** The hub asks for each kind of favourites; nobody but tests reads them all at once. */
const ownRead = 'GET identity-api/api/v1/hub/favourites';

const answers = ({ method, pattern }: Endpoint, { request }: Interaction) =>
  request.method === method &&
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(request.path);

/** Every call that an API can be asked, with what its contract says of it. */
const calls = everyEndpoint
  .map((endpoint) => {
    const { provider, key, method, pattern, path } = endpoint;
    const own = pacts.find((pact) => pact.provider.name === provider)?.interactions ?? [];
    const beside = everyEndpoint.filter((each) => each.provider === provider);
    // The first that fits is the one that answers.
    const decided = own.filter(
      (interaction) => beside.find((each) => answers(each, interaction)) === endpoint,
    );
    const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
    return { call: `${method} ${provider}${pattern}`, method, path: path + query, decided };
  })
  .filter(({ call }) => call !== ownRead);

const services = runServices();

describe.each(calls)('$call', ({ method, path, decided }) => {
  it('[SYS-12] has an answer in its contract, with a body unless there is none', () => {
    const answers = decided.map(({ response }) => response).filter(({ status }) => status < 400);
    expect(answers).not.toEqual([]);
    for (const { status, body } of answers) {
      expect(body === undefined, String(status)).toBe(status === 204);
    }
  });

  it('[SYS-13][SYS-14] has what is sent with it in its contract, if anything is', async () => {
    const hasBody = decided.some(({ request }) => request.body !== undefined);
    if (method === 'GET') {
      expect(hasBody).toBe(false);
      return;
    }
    const applicant = await services.applicant('start');
    const answer = await applicant.call(path, { method, body: { surprise: 1 } });
    const { code } = (await answer.json()) as { code: string };
    expect(hasBody).toBe(code !== 'unexpectedBody');
  });
});
