import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The one field that is wrong, and where. */
interface Wrong {
  /** Path of the request, without its query. */
  readonly path: string;
  readonly field: string;
  readonly value: unknown;
}

/**
 * Passes everything on to a service, and changes one field at the top of one of its JSON answers.
 *
 * @param origin of the service
 */
export async function startWithOneFieldWrong(origin: string, { path, field, value }: Wrong) {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      const body = await buffer(request);
      const answer = await fetch(new URL(url, origin), {
        method,
        headers: Object.entries(headers).flatMap(([name, text]) =>
          ['host', 'connection', 'content-length'].includes(name) || text === undefined
            ? []
            : [[name, String(text)] as [string, string]],
        ),
        ...(body.length > 0 && { body }),
      });
      const text = await answer.text();
      const isWrong = new URL(url, origin).pathname === path && answer.status === 200;
      response
        .writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' })
        .end(isWrong ? JSON.stringify({ ...(JSON.parse(text) as object), [field]: value }) : text);
    })().catch((error: unknown) => response.destroy(error as Error));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
