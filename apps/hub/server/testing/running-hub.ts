import { createServer, request as httpRequest, type Server } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { parseConfig, type HubConfig } from '#app/platform/server/config/config.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import type { Spans } from '#app/platform/server/observability/spans.server.ts';
import { createApp } from '../app.ts';
import { createServices, type Services } from '../start/services.ts';
import { createShutdown, type Shutdown } from '../start/shutdown.ts';
import { createFakeBuild, type FakeRoutes } from './fake-build.ts';

export interface ServerResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A hub on its own port, with the fake build. */
export interface RunningHub {
  url: string;
  port: number;
  routes: FakeRoutes;
  services: Services;
  lines: Record<string, unknown>[];
  server: Server;
  shutdown: Shutdown;
  /** Sends exactly these headers, and `path` unchanged. */
  send: (path: string, options?: SendOptions) => Promise<ServerResponse>;
  close: () => Promise<void>;
}

interface HubOptions {
  config?: Partial<HubConfig>;
  files?: RequestHandler;
  spans?: Spans | null;
  drainNoticeMs?: number;
  drainLimitMs?: number;
  /** Adds a Welsh build. */
  hasWelsh?: boolean;
}

const noFiles: RequestHandler = (_req, _res, next) => next();

export async function startHub({
  config = {},
  files = noFiles,
  spans = null,
  drainNoticeMs = 0,
  drainLimitMs = 10_000,
  hasWelsh = false,
}: HubOptions = {}): Promise<RunningHub> {
  const { log, lines } = createRecordingLog();
  const services = createServices({ ...parseConfig({ HUB_ENV: 'test' }), ...config }, log, spans);
  const routes: FakeRoutes = {
    actions: [],
    slow: () => Promise.resolve(),
    answer: () => new Response('slow answer'),
    dashboard: () => null,
    feed: () => Promise.resolve(404),
  };
  const build = createFakeBuild(routes);
  const oneBuild = { build, startScript: '/start.js' };
  const server = createServer();
  const shutdown = createShutdown(server, { noticeMs: drainNoticeMs, limitMs: drainLimitMs });
  server.on(
    'request',
    createApp(services, {
      builds: { en: oneBuild, ...(hasWelsh && { cy: oneBuild }) },
      routes: build.routes,
      files,
      watching: false,
      shutdown,
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    routes,
    services,
    lines,
    server,
    shutdown,
    send: (path, options) => send(port, path, options),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Sends a request without `fetch`, which would add its own headers and refuse some of these. */
function send(port: number, path: string, options: SendOptions = {}): Promise<ServerResponse> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
    });
    outgoing.on('error', reject).end(body);
  });
}
