import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readAddresses, readUpstreamVariables } from './environment.ts';
import { isPortTaken, waitForOk } from './network.ts';
import { supervise, type Program } from './supervisor.ts';

describe('the addresses', () => {
  it('the addresses have defaults, which also apply to empty variables', () => {
    expect(readAddresses({ PORT: '' })).toEqual({
      hubPort: 3000,
      servicesPort: 4000,
      hubUrl: 'http://127.0.0.1:3000',
      servicesUrl: 'http://127.0.0.1:4000',
      needsFakeApis: true,
    });
  });

  it('the addresses use the ports that are set', () => {
    const addresses = readAddresses({ PORT: '3210', SERVICES_PORT: '4210' });
    expect(addresses.hubUrl).toBe('http://127.0.0.1:3210');
    expect(addresses.servicesUrl).toBe('http://127.0.0.1:4210');
  });

  it.each(['0', '65536', '3000.5', 'http'])(
    'the port "%s" is refused with an error that names its variable',
    (PORT) => {
      expect(() => readAddresses({ PORT })).toThrow('PORT must be a port number');
    },
  );

  it('the upstream variables are the issuer and eighteen APIs, without URLs of pages and pictures', () => {
    const names = readUpstreamVariables();
    expect(names).toHaveLength(19);
    expect(names).toEqual(
      expect.arrayContaining(['OIDC_ISSUER', 'TRACKING_URL', 'ADDRESS_URL', 'CAREERS_URL']),
    );
    expect(names).not.toContain('TILE_URL');
  });

  const elsewhere = Object.fromEntries(
    readUpstreamVariables().map((name) => [name, 'https://api.example']),
  );

  it('the fake APIs are not needed when every upstream system has another address', () => {
    expect(readAddresses(elsewhere).needsFakeApis).toBe(false);
  });

  it('the fake APIs are needed when one upstream system is not configured or is configured to use them', () => {
    expect(readAddresses({ ...elsewhere, TRACKING_URL: undefined }).needsFakeApis).toBe(true);
    const there = { ...elsewhere, TRACKING_URL: 'http://127.0.0.1:4000/tracking' };
    expect(readAddresses(there).needsFakeApis).toBe(true);
  });
});

describe('the network', () => {
  it('a port that is in use is distinguished from a free port', async () => {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await isPortTaken(port)).toBe(true);
    server.close();
    await once(server, 'close');
    expect(await isPortTaken(port)).toBe(false);
  });

  it('the wait ends when a URL responds with 2xx', async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.writeHead(requests < 3 ? 503 : 200).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await waitForOk(`http://127.0.0.1:${port}/readyz`, new AbortController().signal);
    server.close();
    expect(requests).toBe(3);
  });

  it('the wait ends at the time-out with an error that names the URL', async () => {
    const waiting = waitForOk('http://127.0.0.1:1/healthz', new AbortController().signal, 1);
    await expect(waiting).rejects.toThrow('http://127.0.0.1:1/healthz did not respond');
  });
});

describe('the supervisor', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
    vi.spyOn(console, 'error').mockReturnValue();
  });

  afterAll(() => {
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });

  function program(name: string, source: string): Program {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, source);
    return { name, args: [file], env: process.env };
  }

  /** A program that keeps running, sends its process id to `url`, and exits on SIGTERM. */
  const stayingUp = (url: string) =>
    `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);
     await fetch('${url}', { method: 'POST', body: String(process.pid) });`;

  /**
   * Starts a server that collects process ids. After each received id, it calls `onId` with all ids
   * so far.
   */
  async function listenForIds(onId: (ids: number[]) => void) {
    const ids: number[] = [];
    const server = createServer((request, response) => {
      request.setEncoding('utf8').on('data', (id: string) => ids.push(Number(id)));
      request.on('end', () => {
        response.end();
        onId(ids);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server, ids };
  }

  it('the supervisor stops all programs on request, and exits with 0', async () => {
    const stop = new AbortController();
    const { url, server, ids } = await listenForIds((up) => up.length === 2 && stop.abort());
    const programs = [program('a', stayingUp(url)), program('b', stayingUp(url))];
    expect(await supervise(programs, stop.signal)).toBe(0);
    server.close();
    expect(ids).toHaveLength(2);
    expect(ids.filter(isAlive)).toEqual([]);
  });

  it('the supervisor stops all programs when one of them exits on its own, and exits with 1', async () => {
    const { url, server, ids } = await listenForIds(([first, second]) => {
      if (first !== undefined && second !== undefined) process.kill(first, 'SIGUSR2');
    });
    const dying = `process.on('SIGUSR2', () => process.exit(0));\n${stayingUp(url)}`;
    const programs = [program('c', dying), program('d', dying)];
    expect(await supervise(programs, new AbortController().signal)).toBe(1);
    server.close();
    expect(ids).toHaveLength(2);
    expect(ids.filter(isAlive)).toEqual([]);
  });

  function isAlive(id: number): boolean {
    try {
      process.kill(id, 0);
      return true;
    } catch {
      return false;
    }
  }
});
