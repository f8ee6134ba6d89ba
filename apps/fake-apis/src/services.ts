import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { calendarLinksOf } from './apis/identity/calendar-links.ts';
import { usersOf } from './apis/identity/users.ts';
import { createApp } from './app.ts';
import type { Clock } from './clock/clock.ts';
import type { ServicesContext } from './context.ts';
import { createFaults } from './faults/faults.ts';
import { createAccessTokens } from './oidc/access-tokens.ts';
import { removeExpired } from './oidc/adapter.ts';
import { loadKeys } from './oidc/keys.ts';
import type { ServiceClient } from './oidc/introspection.ts';
import { createProvider, type HubClient, OIDC } from './oidc/provider.ts';
import { createTokenSigner } from './oidc/token-signer.ts';
import { createAccounts } from './personas/accounts.ts';
import { registry } from './registry.ts';
import { createResponseStats } from './requests/response-stats.ts';
import { createRequestLog } from './requests/request-log.ts';
import { openDatabase, transaction } from './store/database.ts';
import { createRecords } from './store/records.ts';

export interface ServicesOptions {
  /** 0 selects any free port. */
  readonly port: number;
  /** A path, or `:memory:`. */
  readonly dataFile: string;
  /** Whether the control API is enabled. */
  readonly control: boolean;
  readonly clock: Clock;
  readonly client: HubClient;
  /** Credentials of the hub's own service, which requests the owners of calendar links. */
  readonly serviceClient: ServiceClient;
  /** Lifetime of an access token in seconds. */
  readonly accessTokenTtl: number;
  /** The key that the address service accepts. */
  readonly addressKey: string;
}

export interface Services {
  /** Origin, for example `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Stops listening and closes the data file. Pending requests have a second to finish. */
  readonly close: () => Promise<void>;
}

type Listener = ReturnType<typeof getRequestListener>;

const HOST = '127.0.0.1';

/** Milliseconds in which pending requests can finish after a stop. */
const GRACE_MS = 1_000;

/** Milliseconds between two removals of expired data. */
const CLEANING_MS = 10 * 60 * 1000;

/**
 * Keep-alive time-out. It is longer than any client keeps an idle connection open, so that the
 * server never closes a connection on which a request is arriving.
 */
const KEEP_ALIVE_MS = 75_000;

export async function createServices(options: ServicesOptions): Promise<Services> {
  // The issuer URL contains the port, so the server starts to listen before the app exists.
  // Requests that arrive earlier wait for the app.
  const { promise: listener, resolve: answerWith } = Promise.withResolvers<Listener>();
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    void listener.then((respond) => respond(request, response));
  });
  server.listen(options.port, HOST);
  await once(server, 'listening');
  const url = `http://${HOST}:${portOf(server)}`;

  try {
    const database = openDatabase(options.dataFile);
    const app = await assemble(options, database, url);
    answerWith(
      getRequestListener(async (request, env) => {
        const response = await app.fetch(request, env);
        // Hono copies the response to HEAD, and the copy is no longer marked as sent.
        return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
      }),
    );

    const cleaning = setInterval(() => removeExpired(database), CLEANING_MS);
    cleaning.unref();
    return {
      url,
      async close() {
        clearInterval(cleaning);
        await stop(server);
        database.close();
      },
    };
  } catch (error) {
    await stop(server);
    throw error;
  }
}

async function assemble(
  options: ServicesOptions,
  database: ReturnType<typeof openDatabase>,
  url: string,
) {
  const { control, clock, client, serviceClient, accessTokenTtl, addressKey } = options;
  const records = createRecords(database);
  const keys = await loadKeys(database);
  const signer = createTokenSigner({
    key: keys.signingKey,
    issuer: `${url}/${OIDC}`,
    clientId: client.id,
  });
  const tokens = createAccessTokens(database, signer);
  const context: ServicesContext = {
    records,
    clock,
    url,
    addressKey,
    responseStats: createResponseStats(() => clock().getTime()),
    transaction: (work) => transaction(database, work),
    issueReadToken: tokens.issueToRead,
  };
  const apis = registry.map((define) => define(context));
  const accounts = createAccounts({ database, records, clock, apis });
  removeExpired(database);
  accounts.seedMissing();

  const users = usersOf(records);
  const provider = createProvider({ database, users, keys, signer, client, url, accessTokenTtl });
  return createApp({
    ...context,
    apis,
    accounts,
    control,
    faults: createFaults(),
    log: createRequestLog(),
    tokens,
    introspection: { serviceClient, calendarLinks: calendarLinksOf(records) },
    signIn: { provider, hasAccount: accounts.has, hubOrigins: client.origins },
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const cutOff = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(cutOff);
}
