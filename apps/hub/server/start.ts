import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Express } from 'express';
import { ConfigError, parseConfig, type HubConfig } from '../app/server/config.server.ts';
import { createLog } from '../app/server/log.server.ts';
import { logConsole } from './console-log.ts';
import { createServices, type Services } from './services.ts';
import { createShutdown } from './shutdown.ts';

/** How long requests may still take once the hub accepts no more (milliseconds). */
const DRAIN_LIMIT_MS = 8_000;

/** Longer than the idle time-out of the usual load balancers, so that they close first (ms). */
const KEEP_ALIVE_MS = 65_000;

/** A request that takes longer to arrive than this is an attack or a lost client (ms). */
const REQUEST_TIMEOUT_MS = 30_000;

/** Makes the app that a server is to run. */
export type AppFactory = (
  services: Services,
  server: Server,
  isDraining: () => boolean,
) => Promise<Express>;

/**
 * Runs the hub until SIGINT or SIGTERM. It prints `hub listening on <url>`, or, when the
 * configuration is wrong, one line that says so.
 */
export async function start(createAppFor: AppFactory): Promise<void> {
  const config = readConfig();
  if (!config) return;
  const services = createServices(config, createLog(config.logFile));
  services.metrics.collectProcess();
  // In development Vite has much to say to its reader.
  if (process.env.NODE_ENV === 'production') logConsole(services.log);

  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  const shutdown = createShutdown(server, {
    noticeMs: config.shutdownNoticeMs,
    limitMs: DRAIN_LIMIT_MS,
  });
  server.on('request', await createAppFor(services, server, shutdown.isDraining));

  stopOnSignals(services, shutdown.drain);
  dieOnBugs(services);
  // The first person to sign in need not wait for the discovery document.
  void services.oidc.isReady();

  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`hub listening on http://${config.host}:${port}\n`);
  });
}

function readConfig(): HubConfig | undefined {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    return undefined;
  }
}

function stopOnSignals({ log, cache, kept }: Services, drain: () => Promise<void>): void {
  const stop = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    await drain();
    await Promise.all([cache.close(), kept.close()]);
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(signal));
  }
}

/**
 * A bug that nothing caught leaves the process in an unknown state: log it and be restarted. A promise
 * that nobody waits for belongs to one request, which has ended or ends without it: the others go on.
 */
function dieOnBugs({ log }: Services): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'a promise that nobody waits for failed');
  });
}
