import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAddresses, readUpstreamVariables, serviceVariables } from './environment.ts';
import { isPortTaken, waitForOk } from './network.ts';
import { copyOwnDates } from './own-dates.ts';
import { supervise, type Program } from './supervisor.ts';

describe('the addresses', () => {
  it('the addresses have defaults, which also apply to empty variables', () => {
    expect(readAddresses({ PORT: '' })).toEqual({
      hubPort: 3000,
      servicesPort: 4000,
      hubUrl: 'http://127.0.0.1:3000',
      servicesUrl: 'http://127.0.0.1:4000',
      hubServicePort: 4001,
      hubServiceUrl: 'http://127.0.0.1:4001',
      needsFakeApis: true,
      needsHubService: true,
    });
  });

  it('the addresses use the ports that are set', () => {
    const addresses = readAddresses({ PORT: '3210', SERVICES_PORT: '4210' });
    expect(addresses.hubUrl).toBe('http://127.0.0.1:3210');
    expect(addresses.servicesUrl).toBe('http://127.0.0.1:4210');
    expect(addresses.hubServiceUrl).toBe('http://127.0.0.1:4211');
    expect(readAddresses({ HUB_SERVICE_PORT: '4300' }).hubServicePort).toBe(4300);
    const side = { PORT: '4211', SERVICES_PORT: '4210' };
    expect(readAddresses(side).hubServicePort).toBe(4212);
  });

  it.each(['0', '65536', '3000.5', 'http'])(
    'the port "%s" is refused with an error that names its variable',
    (PORT) => {
      expect(() => readAddresses({ PORT })).toThrow('PORT must be a port number');
    },
  );

  it('the upstream variables name the issuer and nineteen APIs, but not the map tiles', () => {
    const names = readUpstreamVariables();
    expect(names).toHaveLength(20);
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

  it('the fake APIs are not needed for an API that is left out', () => {
    expect(readAddresses({ ...elsewhere, EVENTS_URL: 'none' }).needsFakeApis).toBe(false);
    const env = { ...elsewhere, EVENTS_URL: '', HUB_ENV: 'prod' };
    expect(readAddresses(env).needsFakeApis).toBe(false);
  });

  it('the fake APIs are needed when one upstream system has no address or has the address of the fake APIs', () => {
    expect(readAddresses({ ...elsewhere, TRACKING_URL: undefined }).needsFakeApis).toBe(true);
    const there = { ...elsewhere, TRACKING_URL: 'http://127.0.0.1:4000/tracking' };
    expect(readAddresses(there).needsFakeApis).toBe(true);
  });
});

describe("the hub's own service", () => {
  it.each([
    [{ HISTORY_URL: 'https://api.example/history' }],
    [{ OWN_DATES_URL: 'http://127.0.0.1:4000/own-dates' }],
    [{ OIDC_ISSUER: 'https://id.example' }],
    [{ HUB_ENV: 'prod' }],
  ])('the service is not started with the variables %o', (environment) => {
    expect(readAddresses(environment).needsHubService).toBe(false);
  });

  it('the service uses the fake identity provider, unless a variable of the service names another address', () => {
    const addresses = readAddresses({ SERVICES_PORT: '4210' });
    expect(serviceVariables({}, addresses)).toEqual({
      HUB_SERVICE_PORT: '4211',
      HUB_SERVICE_LINKS_URL: 'http://127.0.0.1:4210/oidc/token/introspection',
      OIDC_ISSUER: 'http://127.0.0.1:4210/oidc',
    });
    const own = { HUB_SERVICE_LINKS_URL: 'https://id.example/links', OIDC_ISSUER: '' };
    expect(serviceVariables(own, addresses)).toMatchObject({
      HUB_SERVICE_LINKS_URL: 'https://id.example/links',
      OIDC_ISSUER: 'http://127.0.0.1:4210/oidc',
    });
  });

  it.each([
    [':memory:', 'memory://'],
    ['/data/a.sqlite', '/data/a.sqlite-hub-service'],
    ['', undefined],
  ])('if SERVICES_DATA is "%s", HUB_SERVICE_DATA is %s', (SERVICES_DATA, place) => {
    const { HUB_SERVICE_DATA } = serviceVariables({ SERVICES_DATA }, readAddresses({}));
    expect(HUB_SERVICE_DATA).toBe(place);
  });
});

describe('the own dates of the personas', () => {
  const date = { kind: 'todo', title: 'Pack a bag', date: null, done: false };
  let server: Server;
  let saved: { path: string; authorization: string | undefined; body: unknown }[];
  let statuses: Record<string, number>;

  /** The fake APIs and the service at one address: a GET is for the fake API, a PUT for the service. */
  function responseTo(method: string, path: string): object {
    if (path.endsWith('/personas')) return { personas: [{ id: 'a' }] };
    if (path.endsWith('/tokens')) return { access_token: 'token-of-a' };
    if (method === 'GET') return { dates: [{ ...date, id: 'one', version: 3 }] };
    return {};
  }

  beforeEach(async () => {
    saved = [];
    statuses = {};
    server = createServer((request, response) => {
      const { method = '', url = '', headers } = request;
      void text(request).then((body) => {
        if (method === 'PUT') {
          const { authorization } = headers;
          saved.push({ path: url, authorization, body: JSON.parse(body) });
        }
        response.writeHead(statuses[method] ?? 200).end(JSON.stringify(responseTo(method, url)));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const copy = () => {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return copyOwnDates({ servicesUrl: url, hubServiceUrl: url }, new AbortController().signal);
  };

  it('each date is copied to the service as its persona, as a new date', async () => {
    await copy();
    expect(saved).toEqual([
      {
        path: '/own-dates/api/v1/own-dates/one',
        authorization: 'Bearer token-of-a',
        body: { ...date, expectedVersion: 0 },
      },
    ]);
  });

  it('the copy does not fail when the service already has the date (status 409)', async () => {
    statuses = { PUT: 409 };
    await expect(copy()).resolves.toBeUndefined();
  });

  it('nothing is copied without the control API', async () => {
    statuses = { GET: 404 };
    await copy();
    expect(saved).toEqual([]);
  });

  it.each(['GET', 'POST', 'PUT'])('the copy fails when a %s request fails', async (method) => {
    statuses = { [method]: 500 };
    await expect(copy()).rejects.toThrow('returned 500');
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
