import { afterEach, describe, expect, it } from 'vitest';
import { startHub, type RunningHub } from './testing/running-hub.ts';

let hub: RunningHub;

afterEach(() => hub.close());

describe('the request id', () => {
  it('the request id of a proxy is used if it is well-formed, and otherwise a new id is created', async () => {
    hub = await startHub({ config: { trustProxyHops: 1 } });
    const idFor = async (inbound: string) =>
      (await hub.send('/dashboard', { headers: { 'X-Request-Id': inbound } })).headers[
        'x-request-id'
      ];
    expect(await idFor('edge-12345678')).toBe('edge-12345678');
    for (const bad of ['short', 'a'.repeat(65), 'with space 1', '"quoted-id"', 'a{b}c-12345']) {
      expect(await idFor(bad)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it.each([
    [1, true, '4bf92f3577b34da6a3ce929d0e0e4736'],
    [1, false, 'edge-12345678'],
    [0, true, expect.not.stringContaining('4bf92f35')],
  ])(
    'the request id is the trace id if traces are trusted (%d proxies, traces %s)',
    async (trustProxyHops, hasTraces, id) => {
      hub = await startHub({ config: { trustProxyHops, hasTraces } });
      const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
      const headers = { 'X-Request-Id': 'edge-12345678', traceparent };
      expect((await hub.send('/dashboard', { headers })).headers['x-request-id']).toEqual(id);
    },
  );

  it('the request id is a valid trace id if traces are on', async () => {
    hub = await startHub({ config: { trustProxyHops: 1, hasTraces: true } });
    const { headers } = await hub.send('/dashboard', { headers: { 'X-Request-Id': 'edge-1234' } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('the request id that a client sends is ignored if there is no proxy', async () => {
    hub = await startHub({ config: { trustProxyHops: 0 } });
    await hub.send('/dashboard', { headers: { 'X-Request-Id': 'edge-12345678' } });
    expect(JSON.stringify(hub.lines)).not.toContain('edge-12345678');
  });

  it('the request id is in the log, the page and the calls of the routes', async () => {
    hub = await startHub({ config: { trustProxyHops: 1 } });
    let seen = '';
    hub.routes.dashboard = ({ context }) => {
      seen = context.requestId;
      context.log.info('from a route');
      return null;
    };
    await hub.send('/dashboard', { headers: { 'X-Request-Id': 'edge-12345678' } });
    expect(seen).toBe('edge-12345678');
    expect(hub.lines).toMatchObject([
      { requestId: 'edge-12345678', msg: 'from a route' },
      { requestId: 'edge-12345678', msg: 'request' },
    ]);
  });
});

describe('the log of requests', () => {
  it('the log has one line per request, with the pattern of the route and no user input', async () => {
    hub = await startHub();
    await hub.send('/explore/uni-detail/10007150?name=Aisha&token=secret');
    await hub.send('/aisha.rahman@example.org');
    expect(hub.lines).toMatchObject([
      {
        level: 'info',
        msg: 'request',
        method: 'GET',
        route: '/explore/uni-detail/:providerId',
        status: 200,
        durationMs: expect.any(Number) as number,
      },
      { route: '*', status: 404 },
    ]);
    expect(JSON.stringify(hub.lines)).not.toMatch(/Aisha|aisha|secret|10007150/);
  });

  it.each([
    ['/', '/'],
    ['/_root.data', '/'],
    ['/dashboard', '/dashboard'],
    ['/dashboard.data?_routes=x', '/dashboard'],
    ['/dashboard?q=100%', '/dashboard'],
    ['/nothing/here', '*'],
  ])('the log of %s has the route %s', async (path, route) => {
    hub = await startHub();
    await hub.send(path);
    expect(hub.lines.at(-1)).toMatchObject({ route });
  });

  it('the request log feeds the metrics', async () => {
    hub = await startHub();
    await hub.send('/dashboard');
    await hub.send('/missing');
    const { body, headers } = await hub.send('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(body).toContain(
      'hub_http_request_duration_seconds_count{method="GET",route="/dashboard",status="2xx"} 1',
    );
    expect(body).toContain('{method="GET",route="*",status="4xx"} 1');
  });

  it('the log records that a client disconnected before the response', async () => {
    hub = await startHub();
    const left = new AbortController();
    let release: (() => void) | undefined;
    hub.routes.slow = () => {
      left.abort();
      return new Promise((resolve) => (release = resolve));
    };
    await expect(fetch(`${hub.url}/slow`, { signal: left.signal })).rejects.toThrow();
    await expect.poll(() => hub.lines).toMatchObject([{ route: '/slow', aborted: true }]);
    release?.();
  });
});
