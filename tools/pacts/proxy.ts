import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as it goes over the wire. */
export interface Request {
  readonly method: string;
  /** Path and query, encoded. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** An answer as it goes over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Proxy {
  /** What went wrong in between: a request without an answer says nothing of the service. */
  readonly faults: readonly unknown[];
  /** Origin, without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Stands between the verifier and a service, on a free port, and answers in its place. */
export async function startProxy(
  respond: (request: Request) => Answer | Promise<Answer>,
): Promise<Proxy> {
  const answer = async (incoming: IncomingMessage): Promise<Answer> =>
    respond({
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: plainHeaders(incoming),
      body: await text(incoming),
    });
  const faults: unknown[] = [];
  const server = createServer((incoming, outgoing) => {
    answer(incoming).then(
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

/** They are of a connection and not of what is sent over it. */
const ofConnection = ['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

const plainHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      ofConnection.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );

/** Passes a request on to the service at an origin. */
export async function passOn(
  origin: string,
  { method, url, headers, body }: Request,
): Promise<Answer> {
  const response = await fetch(origin + url, {
    method,
    headers,
    // Bytes: a text would be sent with a content type of its own.
    ...(body !== '' && { body: Buffer.from(body) }),
  });
  const kept = [...response.headers].filter(([name]) => !ofConnection.includes(name));
  return {
    status: response.status,
    headers: Object.fromEntries(kept),
    body: await response.text(),
  };
}
