import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Request {
  readonly method: string;
  /** Encoded path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProxiedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Proxy {
  /** Errors in the proxy. A request without a response proves nothing about the service. */
  readonly faults: readonly unknown[];
  /** Origin without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a proxy between the verifier and a service, on a free port. It sends the responses that
 * `respond` returns.
 */
export async function startProxy(
  respond: (request: Request) => ProxiedResponse | Promise<ProxiedResponse>,
): Promise<Proxy> {
  const reply = async (incoming: IncomingMessage): Promise<ProxiedResponse> =>
    respond({
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: plainHeaders(incoming),
      body: await text(incoming),
    });
  const faults: unknown[] = [];
  const server = createServer((incoming, outgoing) => {
    reply(incoming).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      (error: unknown) => {
        faults.push(error);
        outgoing.destroy();
      },
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    faults,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

/** Headers that belong to the connection. They are not passed on. */
const ofConnection = ['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

const plainHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofConnection.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

export async function passOn(
  origin: string,
  { method, url, headers, body }: Request,
): Promise<ProxiedResponse> {
  const response = await fetch(origin + url, {
    method,
    headers,
    // A buffer, because a string would be sent with its own content type.
    ...(body !== '' && { body: Buffer.from(body) }),
  });
  const forwarded = [...response.headers].filter(([name]) => !ofConnection.includes(name));
  return {
    status: response.status,
    headers: Object.fromEntries(forwarded),
    body: await response.text(),
  };
}
