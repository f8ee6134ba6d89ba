import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { HttpRequest } from '../http/transport.ts';

export const get: HttpRequest = { method: 'GET', path: '/thing?a=b', headers: {}, body: null };

/** A time limit in milliseconds that no call reaches, even on a busy machine. */
export const PATIENCE_MS = 30_000;

/** Starts a server with this request handler for one test, and returns its base URL. */
export async function listen(onRequest: RequestListener): Promise<string> {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
