import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ServicesContext } from './context.ts';
import { registry } from './registry.ts';
import { openDatabase } from './store/database.ts';
import { createRecords } from './store/records.ts';
import { runServices } from './testing/running-services.ts';

interface Interaction {
  readonly request: { method: string; path: string; body?: { content: unknown } };
  readonly response: { status: number; body?: { content: unknown } };
}

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

interface Pact {
  readonly provider: { name: string };
  readonly interactions: readonly Interaction[];
}

const folder = join(import.meta.dirname, '../../../pacts');
const pacts = globSync('*.json', { cwd: folder }).map(
  (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Pact,
);

const context: ServicesContext = {
  records: createRecords(openDatabase(':memory:')),
  clock: () => new Date(),
  url: '',
  addressKey: 'a key for tests',
  transaction: (work) => work(),
};

/** The hub asks for each kind of favourites; nobody but tests reads them all at once. */
const ownRead = 'GET identity-api/api/v1/hub/favourites';

/** Every call that an API can be asked, with what its contract says of it. */
const calls = registry
  .map((define) => define(context))
  .flatMap(({ name, key, provider, endpoints }) => {
    const own = pacts.find((pact) => pact.provider.name === provider)?.interactions ?? [];
    const answers = ({ method, path }: Endpoint, { request }: Interaction) =>
      request.method === method &&
      new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(request.path);
    return endpoints.map((endpoint) => {
      const { method, path } = endpoint;
      // The first that fits is the one that answers.
      const decided = own.filter(
        (interaction) => endpoints.find((each) => answers(each, interaction)) === endpoint,
      );
      const query = key === undefined ? '' : `?key=${encodeURIComponent(key)}`;
      const example = path
        .replace(':collection', 'dashboardData')
        .replace(':kind', 'unis')
        .replaceAll(/:\w+/g, '1');
      const call = `${method} ${provider}${path}`;
      return { call, method, path: `/${name}${example}${query}`, decided };
    });
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
