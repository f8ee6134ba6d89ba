import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTransport, type HttpRequest } from './transport.ts';

const get: HttpRequest = { method: 'GET', path: '/thing?a=b', headers: {}, body: null };

/** A time limit in milliseconds that no call reaches, even on a busy machine. */
const PATIENCE_MS = 30_000;

let server: Server | undefined;

afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** Starts a server with this behaviour and returns its base URL. */
async function listen(onRequest: RequestListener): Promise<string> {
  server = createServer(onRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Writes as fast as the client reads, until the client disconnects. */
function writeForEver(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, '"');
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}

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

  it('a character that is split across two chunks is decoded', async () => {
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

  it('the time limit includes the body, and the transport disconnects when it ends', async () => {
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
        // The limit passes after the response has arrived and before it is read.
        response.end('there', () => setImmediate(() => vi.advanceTimersByTime(200)));
      }),
    );
    expect(await send(get, 200)).toMatchObject({ outcome: 'answered', body: 'there' });
  });

  it('no request is sent when no time is left', async () => {
    const asked: unknown[] = [];
    const send = createTransport(
      await listen((request, response) => {
        asked.push(request);
        response.end();
      }),
    );
    for (const timeoutMs of [0, -50]) {
      expect(await send(get, timeoutMs)).toEqual({ outcome: 'timeout' });
    }
    expect(asked).toEqual([]);
  });

  it('a truncated body is a failure', async () => {
    const send = createTransport(
      await listen((request, response) => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{}', () => request.socket.destroy());
      }),
    );
    expect(await send(get, PATIENCE_MS)).toEqual({ outcome: 'network', code: 'ECONNRESET' });
  });

  it('a refused connection is reported', async () => {
    const origin = await listen(() => undefined);
    await once(server!.close(), 'close');
    expect(await createTransport(origin)(get, PATIENCE_MS)).toEqual({
      outcome: 'network',
      code: 'ECONNREFUSED',
    });
  });

  describe('a pooled connection that the server closes before its next use', () => {
    /** Answers the first call of each connection, and resets the connection on the second call. */
    async function listenOncePerConnection() {
      const asked: (string | undefined)[] = [];
      const used = new WeakSet<Socket>();
      const base = await listen(({ method, socket }, response) => {
        asked.push(method);
        if (used.has(socket)) socket.resetAndDestroy();
        else response.end('{}');
        used.add(socket);
      });
      return { send: createTransport(base), asked };
    }

    it('the request is sent again once, on a new connection', async () => {
      const { send, asked } = await listenOncePerConnection();
      for (let call = 0; call < 2; call += 1) {
        expect(await send(get, PATIENCE_MS)).toEqual({
          outcome: 'answered',
          status: 200,
          body: '{}',
        });
      }
      expect(asked).toEqual(['GET', 'GET', 'GET']);
    });

    it('a request that timed out is not sent again', async () => {
      let asked = 0;
      const send = createTransport(
        await listen((_, response) => {
          asked += 1;
          if (asked === 2) vi.advanceTimersByTime(50);
          else response.end('{}');
        }),
      );
      await send(get, PATIENCE_MS);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      expect(await send(get, 50)).toEqual({ outcome: 'timeout' });
      // A second attempt would have been sent before this call.
      await send(get, PATIENCE_MS);
      expect(asked).toBe(3);
    });

    it.each(['PUT', 'POST', 'DELETE'] as const)(
      'a %s request is not sent again',
      async (method) => {
        const { send, asked } = await listenOncePerConnection();
        await send(get, PATIENCE_MS);
        const change = { ...get, method };
        expect(await send(change, PATIENCE_MS)).toEqual({ outcome: 'network', code: 'ECONNRESET' });
        expect(asked).toEqual(['GET', method]);
      },
    );
  });

  it('the transport works after a reset', async () => {
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

describe('a response that is too large', () => {
  const tooLarge = { outcome: 'unreadable', status: 200, reason: 'the body is too large' };
  const MEGABYTE = 1024 * 1024;
  const zeros = Buffer.alloc(64 * MEGABYTE);

  it('the transport disconnects from a response without an end', async () => {
    let hungUp: Promise<unknown> | undefined;
    const send = createTransport(
      await listen((request, response) => {
        // Because written bytes are in transit, the disconnect may arrive as a reset.
        hungUp = new Promise((resolve) =>
          request.socket.on('error', () => undefined).on('close', resolve),
        );
        writeForEver(response);
      }),
    );
    expect(await send(get, PATIENCE_MS)).toEqual(tooLarge);
    await hungUp;
  });

  it('a response that declares an excessive size is not read', async () => {
    const send = createTransport(
      await listen((_, response) => {
        response.writeHead(200, { 'Content-Length': 1_000_000_000 }).flushHeaders();
      }),
    );
    expect(await send(get, PATIENCE_MS)).toEqual(tooLarge);
  });

  it.each([
    ['gzip', gzipSync(zeros)],
    ['deflate', deflateSync(zeros)],
    ['br', brotliCompressSync(zeros)],
    ['zstd', zstdCompressSync(zeros)],
  ])('a compressed response is inflated only up to the limit (%s)', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(MEGABYTE);
    let hungUp: Promise<unknown> | undefined;
    const send = createTransport(
      await listen((request, response) => {
        hungUp = once(request.socket, 'close');
        // The last bytes never arrive, so a client that inflates everything would wait for them.
        response.writeHead(200, { 'Content-Encoding': encoding }).write(bomb.subarray(0, -8));
      }),
    );
    expect(await send(get, PATIENCE_MS)).toEqual(tooLarge);
    await hungUp;
  });

  it.each([
    [undefined, 2 * MEGABYTE],
    [10, 10],
  ])('the limit of the operation applies (%s)', async (maxBytes, limit) => {
    for (const [length, outcome] of [
      [limit, 'answered'],
      [limit + 1, 'unreadable'],
    ] as const) {
      const send = createTransport(await listen((_, response) => response.end('x'.repeat(length))));
      expect(await send(get, PATIENCE_MS, maxBytes)).toMatchObject({ outcome });
      server?.close();
    }
  });
});

describe('a body that a server on the way has compressed', () => {
  const text = '{"name":"Zoë"}';
  const answers = async (encoding: string, body: Buffer | string) => {
    const asked: unknown[] = [];
    const send = createTransport(
      await listen(({ headers }, response) => {
        asked.push(headers['accept-encoding']);
        response.writeHead(200, { 'Content-Encoding': encoding }).end(body);
      }),
    );
    const answer = await send(get, PATIENCE_MS);
    expect(asked).toEqual(['identity']);
    return answer;
  };

  it.each([
    ['gzip', gzipSync(text)],
    ['GZIP', gzipSync(text)],
    ['x-gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['identity', text],
    ['', text],
  ])('a compressed body is read although it was not requested (%s)', async (encoding, body) => {
    expect(await answers(encoding, body)).toEqual({ outcome: 'answered', status: 200, body: text });
  });

  it.each([
    ['gzip', gzipSync(text).subarray(0, 12), 'the body cannot be inflated'],
    ['gzip', text, 'the body cannot be inflated'],
    ['compress', text, 'the body has an encoding that is not known'],
    ['constructor', text, 'the body has an encoding that is not known'],
  ])('the error of a compressed body is reported (%s)', async (encoding, body, reason) => {
    expect(await answers(encoding, body)).toEqual({ outcome: 'unreadable', status: 200, reason });
  });
});

it('an empty response needs no inflating', async () => {
  const send = createTransport(
    await listen((_, response) => {
      response.writeHead(204, { 'Content-Encoding': 'gzip' }).end();
    }),
  );
  expect(await send(get, PATIENCE_MS)).toEqual({ outcome: 'answered', status: 204, body: '' });
});

it('a request that cannot be sent is a failure and not an exception', async () => {
  const send = createTransport(await listen((_, response) => response.end()));
  const odd = { ...get, headers: { Authorization: 'Bearer a\nb' } };
  expect(await send(odd, PATIENCE_MS)).toEqual({ outcome: 'network', code: 'ERR_INVALID_CHAR' });
});

it('an invalid base URL is rejected', () => {
  expect(() => createTransport('not a url')).toThrow('Invalid URL');
});
