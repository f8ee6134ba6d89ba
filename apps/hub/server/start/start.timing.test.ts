import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { run } from '../testing/program.ts';
import { writeForEver } from '../testing/write-for-ever.ts';

/** 1.9 MB that inflate to 1.9 GB. */
const bomb = Buffer.concat(Array<Buffer>(29).fill(gzipSync(Buffer.alloc(64 * 1024 * 1024))));

it.each([
  ['without an end', writeForEver],
  [
    'that grows without end when it is decompressed',
    (response: ServerResponse) => {
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb);
    },
  ],
])(
  'a response %s fails its call, and does not exhaust the memory of the process',
  async (_, respond) => {
    const api = createServer((_request, response) => respond(response)).listen(0, '127.0.0.1');
    onTestFinished(() => {
      api.closeAllConnections();
      api.close();
    });
    await once(api, 'listening');
    const { port } = api.address() as AddressInfo;
    // The breaker is off, because it would prevent some of the calls.
    const env = { IDENTITY_URL: `http://127.0.0.1:${port}`, UPSTREAM_BREAKERS: 'off' };
    const { says, program } = run(env);
    const [, url = ''] = await says(/listening on (\S+)/);

    const request = async (path: string): Promise<unknown> => (await fetch(url + path)).json();
    const responses = await Promise.all(Array.from({ length: 100 }, () => request('/account')));
    expect(responses).toHaveLength(100);
    for (const { failure } of responses as { failure: unknown }[]) {
      expect(failure).toMatchObject({ kind: 'badContract', detail: 'the body is too large' });
    }
    expect(await request('/peak-memory'), 'megabytes').toBeLessThan(400);
    expect(program.exitCode).toBeNull();
  },
);
