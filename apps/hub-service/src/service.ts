import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createTokenVerifier } from './access/verify-token.ts';
import { createApp } from './app.ts';
import { createFindLinkOwner, type LinkEndpoint } from './links/link-owner.ts';
import type { Migrations } from './store/migrations/index.ts';
import type { Place } from './store/open-dialect.ts';
import { openStore, type Store } from './store/store.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 selects any free port. */
  readonly port: number;
  /** Issuer of the accepted access tokens. */
  readonly issuer: string;
  /** Audience of the accepted access tokens. */
  readonly audience: string;
  /** Null when calendar links cannot be checked. */
  readonly linkEndpoint: LinkEndpoint | null;
  /** Time for callers to notice that this instance is shutting down (milliseconds). */
  readonly noticeMs: number;
}

export interface ServiceOptions extends ServerOptions {
  readonly place: Place;
  readonly migrations: Migrations;
}

export interface Service {
  /** Origin, for example `http://127.0.0.1:4001`. */
  readonly url: string;
  /**
   * Announces the shutdown for the notice period, stops listening, lets requests finish, and closes
   * the database. Further calls return the same promise.
   */
  readonly close: () => Promise<void>;
}

/** Time that open requests have to finish after the notice period (milliseconds). */
const LIMIT_MS = 10_000;

/** Interval at which idle connections are closed during a shutdown (milliseconds). */
const SWEEP_MS = 50;

/**
 * Keep-alive time-out. It is longer than any client keeps an idle connection open, so that the
 * server never closes a connection on which a request is arriving.
 */
const KEEP_ALIVE_MS = 75_000;

/** @throws when the database is unreachable, a migration fails or the port is taken */
export async function createService(options: ServiceOptions, log: Logger): Promise<Service> {
  const store = await openStore(options.place, options.migrations, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  try {
    return await serve(store, options, log);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Serves the rows of a store. Closing the service closes the store.
 *
 * @throws when the port is taken
 */
export async function serve(store: Store, options: ServerOptions, log: Logger): Promise<Service> {
  const { host, port, issuer, audience, linkEndpoint, noticeMs } = options;
  let closing: Promise<void> | undefined;
  const app = createApp({
    log,
    store,
    verifyToken: createTokenVerifier({ issuer, audience }),
    findLinkOwner: createFindLinkOwner(linkEndpoint),
    isDraining: () => closing !== undefined,
  });
  const respond = getRequestListener(app.fetch);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    void respond(request, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  async function close(): Promise<void> {
    await delay(noticeMs);
    await stop(server);
    await store.close();
  }
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    close: () => (closing ??= close()),
  };
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), LIMIT_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(limit);
}
