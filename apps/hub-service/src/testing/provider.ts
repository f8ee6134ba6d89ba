/**
 * Runs the service for the verification of its contracts: `provider.ts embedded|server`.
 *
 * The service itself has no endpoint for provider states. This program adds the endpoint, which
 * writes rows through the store. The program also fakes the systems around the service: the
 * identity provider, and the system that knows the owners of calendar links. It passes all other
 * requests on to the service, with a token from its identity provider.
 */

import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { createLog } from '../operations/log.ts';
import { serve } from '../service.ts';
import { migrations } from '../store/migrations/index.ts';
import type { Place } from '../store/open-dialect.ts';
import { openStore } from '../store/store.ts';
import { AUDIENCE, startIssuer } from './issuer.ts';
import { isPostgresMissing, startPostgres } from './postgres.ts';
import { PACT_SUBJECT, providerStates, type Surroundings } from './provider-states.ts';

const STATES = '/_pact/provider-states';
const LINKS = '/_pact/links';

const surroundings: Surroundings = { link: null, isTokenExpired: false };

const isServer = process.argv[2] === 'server';
if (isServer && isPostgresMissing) process.exit(3);
const postgres = isServer ? await startPostgres() : null;
const place: Place =
  postgres === null
    ? { kind: 'embedded', folder: 'memory://' }
    : { kind: 'server', url: await postgres.createDatabase() };

const issuer = await startIssuer();
const log = createLog('error', pino.destination(2));
// PostgreSQL may end a connection that the pool is closing when the program stops.
const store = await openStore(place, migrations, () => undefined);
const states = providerStates(store, surroundings);

const front = createServer((incoming, outgoing) => {
  respond(incoming, outgoing).catch((error: unknown) => {
    log.error({ err: error }, 'provider failed');
    outgoing.destroy();
  });
}).listen(0, '127.0.0.1');
await once(front, 'listening');
const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;

const service = await serve(
  store,
  {
    ...{ host: '127.0.0.1', port: 0, issuer: issuer.url, audience: AUDIENCE, noticeMs: 0 },
    linkEndpoint: { url: `${url}${LINKS}`, clientId: 'tests', clientSecret: 'tests' },
  },
  log,
);
console.log(`provider ready ${url}`);

process.once('SIGTERM', () => void stop());

async function stop(): Promise<void> {
  front.closeAllConnections();
  front.close();
  await service.close();
  await issuer.stop();
  await postgres?.stop();
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.url === STATES) {
    const { action, state, params = {} } = JSON.parse(await text(incoming)) as StateChange;
    if (action === 'teardown') await states.tearDown();
    else if (!(await states.setUp(state, params))) outgoing.statusCode = 422;
    outgoing.setHeader('content-type', 'application/json').end('{}');
  } else if (incoming.url === LINKS) {
    const token = new URLSearchParams(await text(incoming)).get('token');
    const found = token !== null && token === surroundings.link;
    const result = found ? { active: true, sub: PACT_SUBJECT } : { active: false };
    outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(result));
  } else await passOn(incoming, outgoing);
}

interface StateChange {
  readonly action: 'setup' | 'teardown';
  readonly state: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * Passes a request on to the service. A token is replaced with a token from the identity provider.
 */
async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const headers = { ...incoming.headers };
  if (headers.authorization !== undefined) {
    const exp = Math.floor(Date.now() / 1_000) + (surroundings.isTokenExpired ? -60 : 60);
    const token = await issuer.tokenFor(PACT_SUBJECT, { claims: { exp } });
    headers.authorization = `Bearer ${token}`;
  }
  const { method } = incoming;
  const sent = request(`${service.url}${incoming.url ?? ''}`, { method, headers });
  incoming.pipe(sent);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  outgoing.writeHead(response.statusCode ?? 500, response.headers);
  response.pipe(outgoing);
}
