import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Answer } from './strength-answers.ts';
import type { Request } from './strength-requests.ts';

/** Names the case that a request of the verifier is about. No service gets to see it. */
export const caseHeader = 'X-Strength-Case';

/** What is answered to the request of a case. */
export type Respond = (name: string, request: Request) => Promise<Answer>;

export interface Proxy {
  /** What went wrong in between; a case without an answer must not count as one that was noticed. */
  readonly faults: readonly unknown[];
  /** Origin, without a slash at its end. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Stands between the verifier and a service, on a free port. */
export async function startProxy(respond: Respond): Promise<Proxy> {
  const answer = async (incoming: IncomingMessage): Promise<Answer> => {
    const { [caseHeader.toLowerCase()]: name, ...headers } = plainHeaders(incoming);
    if (name === undefined) throw new Error(`no ${caseHeader} came with ${incoming.url ?? ''}`);
    return respond(name, {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers,
      body: await text(incoming),
    });
  };
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
