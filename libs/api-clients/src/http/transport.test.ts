import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, listen, PATIENCE_MS } from '../testing/listen.ts';
import { createTransport } from './transport.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a transport over a real connection', () => {
  it('consecutive calls share one connection', async () => {
    const sockets = new Set<Socket>();
    const send = createTransport(
      await listen((request, response) => {
        sockets.add(request.socket);
        response.end('{}');
      }),
    );
    for (let call = 0; call < 3; call += 1) {
      expect(await send(get, PATIENCE_MS)).toEqual({
        outcome: 'answered',
        status: 200,
        body: '{}',
      });
    }
    expect(sockets.size).toBe(1);
  });

  it('[SYS-11] the request has the method, the path below the base URL, the headers and the body', async () => {
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
      await send(
        { method: 'PUT', path: '/thing', headers: { 'X-A': '1' }, body: '"é"' },
        PATIENCE_MS,
      );
      expect(seen).toEqual({ method: 'PUT', url: '/base/thing', a: '1', body: '"é"' });
    }
  });

  it('a character split across two chunks is decoded', async () => {
    const [first, second] = [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)];
    const send = createTransport(
      await listen((_, response) => {
        response.write(first, () => response.end(second));
      }),
    );
    expect(await send(get, PATIENCE_MS)).toEqual({ outcome: 'answered', status: 200, body: 'é' });
  });

  it('a redirect is not followed, because the new host would receive the token', async () => {
    const send = createTransport(
      await listen((_, response) => {
        response.writeHead(302, { Location: 'http://elsewhere.test/' }).end();
      }),
    );
    expect(await send(get, PATIENCE_MS)).toMatchObject({ outcome: 'answered', status: 302 });
  });

  it('the transport disconnects when the time limit passes before the whole body has arrived', async () => {
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

  it('a response that arrived while the process was busy for longer than the limit is accepted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const send = createTransport(
      await listen((_, response) => {
        // The time limit passes after the response has arrived and before it is read.
        response.end('there', () => setImmediate(() => vi.advanceTimersByTime(200)));
      }),
    );
    expect(await send(get, 200)).toMatchObject({ outcome: 'answered', body: 'there' });
  });

  it('no request is sent when no time is left', async () => {
    const requests: unknown[] = [];
    const send = createTransport(
      await listen((request, response) => {
        requests.push(request);
        response.end();
      }),
    );
    for (const timeoutMs of [0, -50]) {
      expect(await send(get, timeoutMs)).toEqual({ outcome: 'timeout' });
    }
    expect(requests).toEqual([]);
  });

  it('a truncated body returns a failure', async () => {
    const send = createTransport(
      await listen((request, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{}', () => request.socket.destroy());
      }),
    );
    expect(await send(get, PATIENCE_MS)).toEqual({ outcome: 'network', code: 'ECONNRESET' });
  });

  it('a refused connection is reported', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await once(server.close(), 'close');
    expect(await createTransport(`http://127.0.0.1:${port}`)(get, PATIENCE_MS)).toEqual({
      outcome: 'network',
      code: 'ECONNREFUSED',
    });
  });

  describe('a pooled connection that the server closes before its next use', () => {
    /**
     * Responds to the first call of each connection, and resets the connection on the second call.
     */
    async function listenOncePerConnection() {
      const requests: (string | undefined)[] = [];
      const used = new WeakSet<Socket>();
      const base = await listen(({ method, socket }, response) => {
        requests.push(method);
        if (used.has(socket)) socket.resetAndDestroy();
        else response.end('{}');
        used.add(socket);
      });
      return { send: createTransport(base), requests };
    }

    it('a GET request is sent again once, on a new connection', async () => {
      const { send, requests } = await listenOncePerConnection();
      for (let call = 0; call < 2; call += 1) {
        expect(await send(get, PATIENCE_MS)).toEqual({
          outcome: 'answered',
          status: 200,
          body: '{}',
        });
      }
      expect(requests).toEqual(['GET', 'GET', 'GET']);
    });

    it('a request that timed out is not sent again', async () => {
      let count = 0;
      const send = createTransport(
        await listen((_, response) => {
          count += 1;
          if (count === 2) vi.advanceTimersByTime(50);
          else response.end('{}');
        }),
      );
      await send(get, PATIENCE_MS);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      expect(await send(get, 50)).toEqual({ outcome: 'timeout' });
      // A retry would have been sent before this call.
      await send(get, PATIENCE_MS);
      expect(count).toBe(3);
    });

    it.each(['PUT', 'POST', 'DELETE'] as const)(
      'a %s request is not sent again',
      async (method) => {
        const { send, requests } = await listenOncePerConnection();
        await send(get, PATIENCE_MS);
        const change = { ...get, method };
        expect(await send(change, PATIENCE_MS)).toEqual({ outcome: 'network', code: 'ECONNRESET' });
        expect(requests).toEqual(['GET', method]);
      },
    );
  });

  it('a connection reset by the server fails its call, and later calls succeed', async () => {
    let calls = 0;
    const send = createTransport(
      await listen((request, response) => {
        calls += 1;
        if (calls === 1) request.socket.resetAndDestroy();
        else response.end('{}');
      }),
    );
    const outcomes = [
      await send(get, PATIENCE_MS),
      await send(get, PATIENCE_MS),
      await send(get, PATIENCE_MS),
    ];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['network', 'answered', 'answered']);
  });
});

it('a request that cannot be sent returns a failure and does not throw', async () => {
  const send = createTransport(await listen((_, response) => response.end()));
  const odd = { ...get, headers: { Authorization: 'Bearer a\nb' } };
  expect(await send(odd, PATIENCE_MS)).toEqual({ outcome: 'network', code: 'ERR_INVALID_CHAR' });
});

it('an invalid base URL is rejected', () => {
  expect(() => createTransport('not a url')).toThrow('Invalid URL');
});
