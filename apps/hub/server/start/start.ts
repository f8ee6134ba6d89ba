import type { Server } from 'node:http';
import { createServer } from 'node:http';
import express, { type Express } from 'express';
import {
  ConfigError,
  parseConfig,
  type HubConfig,
} from '#app/platform/server/config/config.server.ts';
import { codeOf } from '#app/platform/server/config/error-code.server.ts';
import { openSpans } from '#app/platform/server/observability/open-spans.server.ts';
import { logConsole } from '../operations/console-log.ts';
import { createDoors, listen } from './listen.ts';
import { type OpenLog, openLog } from '../operations/open-log.ts';
import { operations } from '../operations/operations.ts';
import { createServices, type Services } from './services.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';

/** Time limit for requests in flight once the hub accepts no more connections (milliseconds). */
const DRAIN_LIMIT_MS = 8_000;

/**
 * Longer than the idle time-out of common load balancers, so that they close connections first
 * (ms).
 */
const KEEP_ALIVE_MS = 65_000;

/** A request that takes longer than this to arrive is an attack or a lost client (milliseconds). */
const REQUEST_TIMEOUT_MS = 30_000;

export type AppFactory = (
  services: Services,
  server: Server,
  shutdown: Shutdown,
) => Promise<Express>;

/**
 * Runs the hub until SIGINT or SIGTERM. It prints `hub listening on <url>`, or one line for each
 * invalid variable.
 */
export async function start(createAppFor: AppFactory): Promise<void> {
  const { config, log, lostLines } = readConfig();
  const services = createServices(config, log, await openSpans(config.spans, log));
  services.metrics.collectProcess();
  services.metrics.collectLog(lostLines);
  // In development, Vite writes to the console for the developer, so console output is not turned
  // into log lines.
  if (process.env.NODE_ENV === 'production') logConsole(services.log);

  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  const doors = createDoors(server);
  const times = { noticeMs: config.shutdownNoticeMs, limitMs: DRAIN_LIMIT_MS };
  const shutdown = createShutdown(server, times, doors);
  server.on('request', await createAppFor(services, server, shutdown).catch(refused));

  stopOnSignals(services, shutdown.drain);
  dieOnBugs(services);
  // Loads the discovery document early, so that the first user who signs in does not wait for it.
  void services.oidc.isReady();

  const port = await listen(server, doors, config).catch((error: unknown) =>
    endWith(problemOfListening('PORT', error)),
  );
  if (config.operationsPort !== null) {
    // This server listens until the process exits, so that probes see that this instance is
    // draining.
    const own = createServer(express().use(operations(services, shutdown.isDraining)));
    await listen(own, [], { host: config.host, port: config.operationsPort }).catch(
      (error: unknown) => endWith(problemOfListening('OPERATIONS_PORT', error)),
    );
  }
  process.stdout.write(`hub listening on http://${config.host}:${port}\n`);
}

/**
 * Reads the configuration and opens the log. If the configuration is invalid, the process exits.
 */
function readConfig(): OpenLog & { config: HubConfig } {
  try {
    const config = parseConfig(process.env);
    return { config, ...openLog(config) };
  } catch (error) {
    return refused(error);
  }
}

/**
 * Prints the lines about an invalid configuration and exits the process. Any other error is a bug,
 * and is thrown.
 */
function refused(error: unknown): never {
  if (error instanceof ConfigError) endWith(error.message);
  throw error;
}

/**
 * The reason why the system does not allow the hub to listen. It does not contain the value of the
 * variable.
 */
function problemOfListening(variable: string, error: unknown): string {
  const code = codeOf(error);
  const problems: Readonly<Record<string, string>> = {
    EADDRINUSE: `${variable} is in use`,
    EACCES: `${variable} is not for this user`,
  };
  return `configuration: ${problems[code] ?? 'HOST is no address of this machine'} (${code})`;
}

function endWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function stopOnSignals(
  { log, cache, stashStore, limits, spans }: Services,
  drain: () => Promise<void>,
): void {
  const stop = async (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    await drain();
    const open = [cache, stashStore, limits, ...(spans ? [spans] : [])];
    await Promise.all(open.map((each) => each.close()));
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(signal));
  }
}

/**
 * An uncaught error leaves the process in an unknown state: it is logged, and the process exits so
 * that it is restarted. An unhandled promise rejection concerns a single request, so the process
 * continues.
 */
function dieOnBugs({ log }: Services): void {
  process.on('uncaughtException', (error) => {
    // If logging fails too, the process still exits with code 1.
    try {
      log.fatal({ err: error }, 'uncaught exception');
    } finally {
      process.exit(1);
    }
  });
  process.on('unhandledRejection', (error) => {
    log.error({ err: error }, 'unhandled promise rejection');
  });
}
