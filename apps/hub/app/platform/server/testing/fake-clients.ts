import { clientsOver, type Clients } from '#app/platform/server/upstream/clients.server.ts';
import { parseConfig } from '#app/platform/server/config/config.server.ts';

type Fake<Client> = Client extends null ? null : Partial<Client>;

/**
 * Responses of the APIs in a test, by the names of the client and its method. Null leaves out an
 * optional API.
 */
export type FakeClients = { [Api in keyof Clients]?: Fake<Clients[Api]> };

/** Fails the test, because a call without a response is a mistake in the test. */
const signedOut: Parameters<typeof clientsOver>[0] = (api) => (operation) =>
  Promise.reject(new Error(`there is no response for ${api} ${operation.name}`));

const config = parseConfig({ HUB_ENV: 'test', QUEUE_URL: 'http://127.0.0.1/queue' });

const unexpected = clientsOver(signedOut, config, () => new Date());

/**
 * Clients that return the test's responses. There are no adverts and no queue API unless the test
 * defines them.
 */
export function fakeClients({ adverts = null, queue = null, ...fakes }: FakeClients = {}): Clients {
  const names = Object.keys(unexpected) as (keyof Clients)[];
  const all: FakeClients = { adverts, queue, ...fakes };
  return Object.fromEntries(
    names.map((name) => [name, all[name] === null ? null : { ...unexpected[name], ...all[name] }]),
  ) as unknown as Clients;
}
