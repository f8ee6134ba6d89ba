import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHealth, httpCheck, type Check } from './health.server.ts';

const never: Check = () => new Promise(() => undefined);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

const soon = () => Date.now() + 1000;

describe('upstreamHealth', () => {
  it('every system without a known result is checked', async () => {
    const health = createHealth({
      tracking: () => Promise.resolve(true),
      apply: () => Promise.resolve(false),
    });
    expect(await health.upstreamHealth(soon())).toEqual([
      { api: 'tracking', state: 'ok', checkedAt: 1_000_000 },
      { api: 'apply', state: 'problem', checkedAt: 1_000_000 },
    ]);
  });

  it('calls by the hub count as results: a success for 30 s, a failure for 5 s', async () => {
    const check = vi.fn<Check>(() => Promise.resolve(true));
    const health = createHealth({ tracking: check });
    health.record({ api: 'tracking', isWorking: true });
    vi.setSystemTime(1_029_999);
    expect(await health.upstreamHealth(soon())).toMatchObject([{ checkedAt: 1_000_000 }]);
    expect(check).not.toHaveBeenCalled();

    health.record({ api: 'tracking', isWorking: false });
    vi.setSystemTime(1_034_998);
    expect(await health.upstreamHealth(soon())).toMatchObject([{ state: 'problem' }]);
    vi.setSystemTime(1_034_999);
    expect(await health.upstreamHealth(soon())).toMatchObject([{ state: 'ok' }]);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('neither a check nor a slow response marks a system with an open breaker as working', async () => {
    const check = vi.fn<Check>(() => Promise.resolve(true));
    const health = createHealth({ tracking: check });
    health.noteBreaker('tracking', true);
    // A call that was sent before the breaker opened may receive its response later.
    health.record({ api: 'tracking', isWorking: true });
    vi.setSystemTime(1_059_999);
    expect(await health.upstreamHealth(soon())).toEqual([
      { api: 'tracking', state: 'problem', checkedAt: 1_000_000 },
    ]);
    expect(check).not.toHaveBeenCalled();

    // There was no call for a minute, so the check is the only result.
    vi.setSystemTime(1_060_000);
    expect(await health.upstreamHealth(soon())).toMatchObject([{ state: 'ok' }]);

    health.noteBreaker('tracking', true);
    health.noteBreaker('tracking', false);
    expect(await health.upstreamHealth(soon())).toMatchObject([{ state: 'ok' }]);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('checks do not exceed the deadline, and a system that hangs is checked only once', async () => {
    const hangs = vi.fn(never);
    const health = createHealth({ tracking: hangs, apply: () => Promise.resolve(true) });
    const deadline = Date.now() + 20;
    expect(await health.upstreamHealth(deadline)).toMatchObject([
      { api: 'tracking', state: 'unknown', checkedAt: null },
      { api: 'apply', state: 'ok' },
    ]);
    await health.upstreamHealth(Date.now());
    expect(hangs).toHaveBeenCalledTimes(1);
  });

  it('calls to a system that is not on the list are ignored', async () => {
    const health = createHealth({});
    health.record({ api: 'elsewhere', isWorking: false });
    expect(await health.upstreamHealth(soon())).toEqual([]);
  });
});

describe('httpCheck', () => {
  it.each([
    [200, true],
    [401, true],
    [404, true],
    [500, false],
    [503, false],
  ])('a response with status %i counts as working: %s', async (status, isWorking) => {
    const server = createServer((_request, response) => response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const check = httpCheck(`http://127.0.0.1:${port}/tracking`);
    const { signal } = new AbortController();
    expect(await check(signal)).toBe(isWorking);
    await new Promise((resolve) => server.close(resolve));
    expect(await check(signal)).toBe(false);
  });

  it('a check stops when its signal aborts', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await httpCheck(`http://127.0.0.1:${port}`)(AbortSignal.timeout(20))).toBe(false);
    server.closeAllConnections();
    server.close();
  });
});
