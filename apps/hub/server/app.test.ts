import { data } from '@remix-run/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PERMISSIONS_POLICY } from '#app/platform/server/http/headers.server.ts';
import { startHub, type RunningHub } from './testing/running-hub.ts';

let hub: RunningHub;

afterEach(() => hub.close());

describe('security headers', () => {
  it('every page has security headers, with a new nonce each time', async () => {
    hub = await startHub();
    const [one, two] = await Promise.all([hub.send('/dashboard'), hub.send('/dashboard')]);
    expect(one.status).toBe(200);
    expect(one.headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': PERMISSIONS_POLICY,
      'cache-control': 'no-store',
    });
    expect(one.headers).not.toHaveProperty('x-powered-by');
    for (const idle of [
      'download-options',
      'permitted-cross-domain-policies',
      'dns-prefetch-control',
    ])
      expect(one.headers).not.toHaveProperty(`x-${idle}`);
    expect(one.headers).not.toHaveProperty('strict-transport-security');

    const nonces = [one, two].map(({ headers, body }) => {
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      expect(body).toBe(`<html data-nonce="${nonce ?? ''}">`);
      return nonce;
    });
    expect(Buffer.from(nonces[0] ?? '', 'base64')).toHaveLength(16);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('the security headers require TLS if the hub has it', async () => {
    hub = await startHub({ config: { publicUrl: 'https://hub.example' } });
    const { headers } = await hub.send('/dashboard');
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

describe('the page of the comment service', () => {
  it('the page of the comment service may be shown in a frame of the hub', async () => {
    hub = await startHub();
    const { headers } = await hub.send('/dashboard/live/comments');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers).not.toHaveProperty('origin-agent-cluster');
  });
});

describe('the policy of the page of the comment service', () => {
  const isSandboxed = async (path: string) => {
    const { headers } = await hub.send(path);
    return String(headers['content-security-policy']).startsWith('sandbox');
  };

  it('the policy applies to the path that the page itself reads, and to no other', async () => {
    hub = await startHub();
    expect(await isSandboxed('/dashboard/live/comments?a=1')).toBe(true);
    expect(await isSandboxed('/dashboard/x/../live/comments')).toBe(true);
    expect(await isSandboxed('/dashboard/live/comments/')).toBe(false);
    expect(await isSandboxed('/Dashboard/live/comments')).toBe(false);
  });
});

describe('the request id', () => {
  it('the id of a proxy is used if it is well-formed, and otherwise a new one', async () => {
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
    'the request id is the trace id if it is trusted (%d proxies, traces %s)',
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

  it('the request id of a client is ignored if there is no proxy', async () => {
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

describe('the context of the routes', () => {
  it('the context has a deadline, one clock, work that runs once, and a way to set cookies', async () => {
    hub = await startHub({
      config: { fixedNow: new Date('2026-09-22T00:00:00Z'), pageBudgetMs: 300 },
    });
    const before = Date.now();
    const work = vi.fn(() => Promise.resolve('done'));
    hub.routes.dashboard = async ({ context }) => {
      expect(context.now()).toEqual(new Date('2026-09-22T00:00:00Z'));
      // A fifth of the budget is reserved for the page's own work.
      expect(context.deadline).toBeGreaterThanOrEqual(before + 240);
      expect(context.deadline).toBeLessThanOrEqual(Date.now() + 240);
      expect(await Promise.all([context.once('a', work), context.once('a', work)])).toEqual([
        'done',
        'done',
      ]);
      context.setCookie('one=1; Path=/');
      context.setCookie('two=2; Path=/');
      return null;
    };
    const { status, headers } = await hub.send('/dashboard');
    expect(status).toBe(200);
    expect(headers['set-cookie']).toEqual(['one=1; Path=/', 'two=2; Path=/']);
    expect(work).toHaveBeenCalledTimes(1);
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

  it('the log records that a client left before the response', async () => {
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

describe('requests that are not for a page', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'the hub answers 405 to %s',
    async (method) => {
      hub = await startHub();
      const { status, headers, body } = await hub.send('/dashboard', { method });
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD, POST');
      expect(body).toContain('<h1>');
    },
  );

  it.each([
    ['an absolute address', 'http://evil.example/dashboard', {}],
    ['no path', '*', {}],
    ['a path that cannot be decoded', '/aisha%', {}],
    ['a path in another encoding', '/caf%e9', {}],
    ['a path that is another host', '//evil.example/dashboard', {}],
    ['one when it is decoded', '/%5cevil.example', {}],
    ['a path that is no path when it is decoded', '/%5c', {}],
    ['slashes alone', '//', {}],
    ['a broken Host', '/dashboard', { Host: 'not a host' }],
    ['a data request of an old Remix', '/dashboard?_data=x', {}],
    ['the same, escaped', '/dashboard?a=b&%5fdata', {}],
  ])('the hub answers 400 to %s', async (_what, path, headers) => {
    hub = await startHub();
    expect((await hub.send(path, { headers })).status).toBe(400);
    expect(hub.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('the hub answers 413 to a body that is too large, and 411 to one of unknown size', async () => {
    hub = await startHub();
    const headers = { Origin: hub.url, 'Content-Type': 'application/x-www-form-urlencoded' };
    const large = await hub.send('/dashboard', {
      method: 'POST',
      headers: { ...headers, 'Content-Length': String(256 * 1024 + 1) },
      body: 'a'.repeat(256 * 1024 + 1),
    });
    expect(large.status).toBe(413);
    expect(large.body).toContain('too much to send at once');
    const endless = await hub.send('/dashboard', {
      method: 'POST',
      headers: { ...headers, 'Transfer-Encoding': 'chunked' },
      body: 'a=1',
    });
    expect(endless.status).toBe(411);
    expect(hub.routes.actions).toEqual([]);
  });

  it.each([
    ['text', 'text/plain', 'a=1'],
    ['JSON', 'application/json', '{"a":1}'],
    ['no type', '', 'a=1'],
    ['a form without its boundary', 'multipart/form-data', 'a=1'],
  ])(
    'the hub answers 415 to %s instead of a form, and no route sees it',
    async (_what, type, body) => {
      hub = await startHub();
      const answer = await hub.send('/dashboard', {
        method: 'POST',
        headers: {
          Origin: hub.url,
          'Content-Length': String(body.length),
          ...(type ? { 'Content-Type': type } : {}),
        },
        body,
      });
      expect(answer.status).toBe(415);
      expect(answer.body).toContain("That page can't be used this way");
      expect(hub.routes.actions).toEqual([]);
      expect(hub.lines).toMatchObject([{ level: 'info', msg: 'request', status: 415 }]);
    },
  );

  it.each([
    ['/dashboard?index&widget=StatementNew', 4 * 1024 * 1024, 200],
    ['/dashboard?index&widget=StatementNew', 4 * 1024 * 1024 + 1, 413],
    ['/dashboard?index', 300_000, 413],
    ['/resources/draft?widget=StatementNew', 300_000, 413],
  ])(
    'a form with a text has a higher size limit: %s, %i bytes: %i',
    async (path, length, status) => {
      hub = await startHub();
      const answer = await hub.send(path, {
        method: 'POST',
        headers: {
          Origin: hub.url,
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': String(length),
        },
        body: 'a'.repeat(length),
      });
      expect(answer.status).toBe(status);
    },
  );

  it('a failure is answered with an error page, and logged without personal data', async () => {
    hub = await startHub();
    const { status, headers, body } = await hub.send('/crash');
    expect(status).toBe(500);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('Oops, something went wrong.');
    expect(body).toContain(String(headers['x-request-id']));
    expect(body).not.toContain('aisha');
    expect(hub.lines).toMatchObject([
      { level: 'error', msg: 'request failed', err: { message: 'the page of [redacted] broke' } },
      { level: 'error', msg: 'error page failed' },
      { level: 'error', msg: 'request', status: 500 },
    ]);
  });
});

/** Throws a response from a route. */
async function answering(answer: unknown): Promise<never> {
  await Promise.resolve();
  throw answer;
}

describe('a route without a page that fails', () => {
  const html = { Accept: 'text/html,application/xhtml+xml' };

  it('a user gets an error page with the time of the next try', async () => {
    hub = await startHub();

    hub.routes.slow = () => answering(data(null, { status: 503 }));
    const { status, headers, body } = await hub.send('/slow', { headers: html });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(body).toContain('<h1>Your hub isn');
    expect(body).toContain('href="/status"');
    expect(hub.lines).toMatchObject([{ msg: 'request', status: 503 }]);
  });

  it('a user gets a page for a missing file, and for a bug, which is logged once', async () => {
    hub = await startHub();
    hub.routes.slow = () => answering(new Response(null, { status: 404 }));
    const gone = await hub.send('/slow', { headers: html });
    expect(gone.status).toBe(404);
    expect(gone.body).toContain('<h1>We can');
    expect(gone.headers).not.toHaveProperty('retry-after');

    hub.lines.length = 0;
    hub.routes.slow = () => Promise.reject(new Error('a bug'));
    const bug = await hub.send('/slow', { headers: html });
    expect(bug.status).toBe(500);
    expect(bug.body).toContain('Oops, something went wrong.');
    expect(hub.lines.map(({ msg }) => msg)).toEqual(['request failed', 'request']);
  });

  it('a user who sends a form without scripts gets a page, and a script does not', async () => {
    hub = await startHub();
    hub.routes.slow = () => answering(data(null, { status: 503 }));
    const send = (Accept: string) =>
      hub.send('/slow', {
        method: 'POST',
        headers: {
          ...{ Accept, Origin: hub.url, 'Content-Length': '3' },
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'a=1',
      });
    const page = await send(html.Accept);
    expect(page.status).toBe(503);
    expect(page.headers).toMatchObject({ 'retry-after': '30' });
    expect(page.body).toContain('<h1>Your hub isn');
    const program = await send('*/*');
    expect([program.status, program.body]).toEqual([503, '']);
  });

  it('a client that accepts any type gets a page, and so does a browser for an empty error response', async () => {
    hub = await startHub();
    hub.routes.slow = () => answering(data(null, { status: 405, headers: { Allow: 'POST' } }));
    const thrown = await hub.send('/slow', { headers: { Accept: '*/*' } });
    expect([thrown.status, thrown.headers.allow]).toEqual([405, 'POST']);
    expect(thrown.body).toContain('<h1>');
    hub.routes.slow = () => Promise.resolve();
    hub.routes.answer = () =>
      new Response(null, { status: 503, headers: { 'Retry-After': '3600' } });
    const silent = await hub.send('/slow', { headers: html });
    expect([silent.status, silent.headers['retry-after']]).toEqual([503, '3600']);
    expect(silent.body).toContain('<h1>');
  });

  it('a failing route never answers with JSON that a program did not request', async () => {
    hub = await startHub();
    for (const fails of [
      () => answering(data(null, { status: 404 })),
      () => answering(new Error('a bug')),
    ]) {
      hub.routes.slow = fails;
      const { body } = await hub.send('/slow', { headers: { Accept: 'text/calendar' } });
      expect(body).toBe('');
    }
  });

  it('a failing route still redirects, and answers programs with the status only', async () => {
    hub = await startHub();
    const to = new Response(null, { status: 302, headers: { Location: '/dashboard' } });
    hub.routes.slow = () => answering(to);
    const { status, headers } = await hub.send('/slow', { headers: html });
    expect([status, headers.location]).toEqual([302, '/dashboard']);
    hub.routes.slow = () => answering(new Response(null, { status: 503 }));
    const program = await hub.send('/slow', { headers: { Accept: 'application/json' } });
    expect([program.status, program.body]).toEqual([503, '']);
  });
});
