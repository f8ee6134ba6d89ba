import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { get, listen, PATIENCE_MS } from '../testing/listen.ts';
import { createTransport } from './transport.ts';

/** Writes as fast as the client reads, until the client disconnects. */
function writeForEver(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, '"');
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}

describe('a response that is too large', () => {
  const tooLarge = { outcome: 'unreadable', status: 200, reason: 'the body is too large' };
  const MEGABYTE = 1024 * 1024;
  const zeros = Buffer.alloc(64 * MEGABYTE);

  it('the transport disconnects from a response that never ends', async () => {
    let hungUp: Promise<unknown> | undefined;
    const send = createTransport(
      await listen((request, response) => {
        // Written bytes may still be in transit, so the disconnect may arrive as a reset.
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
  ])("the operation's size limit applies (maxBytes: %s)", async (maxBytes, limit) => {
    for (const [length, outcome] of [
      [limit, 'answered'],
      [limit + 1, 'unreadable'],
    ] as const) {
      const send = createTransport(await listen((_, response) => response.end('x'.repeat(length))));
      expect(await send(get, PATIENCE_MS, maxBytes)).toMatchObject({ outcome });
    }
  });
});

describe('a body that an intermediate server has compressed', () => {
  const text = '{"name":"Zoë"}';
  const answers = async (encoding: string, body: Buffer | string) => {
    const requests: unknown[] = [];
    const send = createTransport(
      await listen(({ headers }, response) => {
        requests.push(headers['accept-encoding']);
        response.writeHead(200, { 'Content-Encoding': encoding }).end(body);
      }),
    );
    const response = await send(get, PATIENCE_MS);
    expect(requests).toEqual(['identity']);
    return response;
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
  ])('a body is read even if it is compressed without a request (%s)', async (encoding, body) => {
    expect(await answers(encoding, body)).toEqual({ outcome: 'answered', status: 200, body: text });
  });

  it.each([
    ['gzip', gzipSync(text).subarray(0, 12), 'the body cannot be inflated'],
    ['gzip', text, 'the body cannot be inflated'],
    ['compress', text, 'the body has an encoding that is not known'],
    ['constructor', text, 'the body has an encoding that is not known'],
  ])('the transport reports a body that it cannot inflate (%s)', async (encoding, body, reason) => {
    expect(await answers(encoding, body)).toEqual({ outcome: 'unreadable', status: 200, reason });
  });
});

it('an empty response is not decompressed', async () => {
  const send = createTransport(
    await listen((_, response) => {
      response.writeHead(204, { 'Content-Encoding': 'gzip' }).end();
    }),
  );
  expect(await send(get, PATIENCE_MS)).toEqual({ outcome: 'answered', status: 204, body: '' });
});
