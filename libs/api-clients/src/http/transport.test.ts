import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createTransport, type HttpRequest } from './transport.ts';

const get: HttpRequest = { method: 'GET', path: '/thing?a=b', headers: {}, body: null };

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a server with this behaviour and gives its base URL. */
async function listen(onRequest: RequestListener): Promise<string> {
  server = createServer(onRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a transport over a real connection', () => {
  it('uses one connection for calls that follow each other', async () => {
    const sockets = new Set<Socket>();
    const send = createTransport(
      await listen((request, response) => {
        sockets.add(request.socket);
        response.end('{}');
      }),
    );
    for (let call = 0; call < 3; call += 1) {
      expect(await send(get, 1_000)).toEqual({ outcome: 'answered', status: 200, body: '{}' });
    }
    expect(sockets.size).toBe(1);
  });

  it('[SYS-11] sends method, path below the base, headers and body', async () => {
    let seen: unknown;
    const origin = await listen((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen = { method: request.method, url: request.url, a: request.headers['x-a'], body };
        response.end();
      });
    });
    for (const base of ['/base', '/base/']) {
      const send = createTransport(origin + base);
      await send({ method: 'PUT', path: '/thing', headers: { 'X-A': '1' }, body: '"é"' }, 1_000);
      expect(seen).toEqual({ method: 'PUT', url: '/base/thing', a: '1', body: '"é"' });
    }
  });

  it.each(['/types/../subjects', '/types/.', '/types/%2E%2e/subjects', '/types/.%2e?a=b'])(
    'asks nobody for %s, which is read as another path',
    async (path) => {
      const asked: string[] = [];
      const send = createTransport(
        await listen(({ url = '' }, response) => {
          asked.push(url);
          response.end();
        }),
      );
      const refused = { outcome: 'network', code: 'ERR_INVALID_URL' };
      expect(await send({ ...get, path }, 1_000)).toEqual(refused);
      const named = { ...get, path: '/types/a..b/...?back=/../' };
      expect(await send(named, 1_000)).toMatchObject({ outcome: 'answered' });
      expect(asked).toEqual([named.path]);
    },
  );

  it('puts a character together that came in two pieces', async () => {
    const [first, second] = [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)];
    const send = createTransport(
      await listen((_, response) => {
        response.write(first, () => response.end(second));
      }),
    );
    expect(await send(get, 1_000)).toEqual({ outcome: 'answered', status: 200, body: 'é' });
  });

  it('does not follow a redirect, which would take the token elsewhere', async () => {
    const send = createTransport(
      await listen((_, response) => {
        response.writeHead(302, { Location: 'http://elsewhere.test/' }).end();
      }),
    );
    expect(await send(get, 1_000)).toMatchObject({ outcome: 'answered', status: 302 });
  });

  it('counts the body in the time limit, and hangs up', async () => {
    let hungUp: Promise<unknown> | undefined;
    const send = createTransport(
      await listen((request, response) => {
        hungUp = once(request.socket, 'close');
        response.writeHead(200).write('{"half":');
      }),
    );
    expect(await send(get, 30)).toEqual({ outcome: 'timeout' });
    await hungUp;
  });

  it('does not take a body that was cut off for a whole one', async () => {
    const send = createTransport(
      await listen((request, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{}', () => request.socket.destroy());
      }),
    );
    expect(await send(get, 1_000)).toEqual({ outcome: 'network', code: 'ECONNRESET' });
  });

  it('says when nobody listens', async () => {
    const origin = await listen(() => undefined);
    await once(server!.close(), 'close');
    expect(await createTransport(origin)(get, 1_000)).toEqual({
      outcome: 'network',
      code: 'ECONNREFUSED',
    });
  });

  it('goes on after a reset', async () => {
    let calls = 0;
    const send = createTransport(
      await listen((request, response) => {
        calls += 1;
        if (calls === 2) request.socket.resetAndDestroy();
        else response.end('{}');
      }),
    );
    const outcomes = [await send(get, 1_000), await send(get, 1_000), await send(get, 1_000)];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['answered', 'network', 'answered']);
  });
});

it('refuses a base URL that is not one', () => {
  expect(() => createTransport('not a url')).toThrow('Invalid URL');
});
