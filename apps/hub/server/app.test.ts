import { afterEach, describe, expect, it, vi } from 'vitest';
import { PERMISSIONS_POLICY } from '#app/platform/server/http/headers.server.ts';
import { startHub, type RunningHub } from './testing/running-hub.ts';

let hub: RunningHub;

afterEach(() => hub.close());

describe('security headers', () => {
  it('every page has security headers, with a new nonce for each response', async () => {
    hub = await startHub();
    const [one, two] = await Promise.all([hub.send('/dashboard'), hub.send('/dashboard')]);
    expect(one.status).toBe(200);
    expect(one.headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
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
    expect(one.headers).not.toHaveProperty('cross-origin-opener-policy');

    const nonces = [one, two].map(({ headers, body }) => {
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
      expect(body).toBe(`<html data-nonce="${nonce ?? ''}">`);
      return nonce;
    });
    expect(Buffer.from(nonces[0] ?? '', 'base64')).toHaveLength(16);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('the security headers require TLS if the hub uses TLS', async () => {
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

  it('the sandbox policy applies only to the canonical path of the comments page', async () => {
    hub = await startHub();
    expect(await isSandboxed('/dashboard/live/comments?a=1')).toBe(true);
    expect(await isSandboxed('/dashboard/x/../live/comments')).toBe(true);
    expect(await isSandboxed('/dashboard/live/comments/')).toBe(false);
    expect(await isSandboxed('/Dashboard/live/comments')).toBe(false);
  });
});

describe('the context of the routes', () => {
  it('the context has a deadline, a clock, a function that runs work once, and a function that sets cookies', async () => {
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

describe('requests that are not for a page', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'the hub responds with 405 to %s',
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
    ['a path that looks like another host', '//evil.example/dashboard', {}],
    ['a path that looks like another host when it is decoded', '/%5cevil.example', {}],
    ['a path that is invalid when it is decoded', '/%5c', {}],
    ['a path of slashes only', '//', {}],
    ['a broken Host', '/dashboard', { Host: 'not a host' }],
    ['a data request of an old Remix', '/dashboard?_data=x', {}],
    ['an escaped data request of an old Remix', '/dashboard?a=b&%5fdata', {}],
  ])('the hub responds with 400 to %s', async (_what, path, headers) => {
    hub = await startHub();
    expect((await hub.send(path, { headers })).status).toBe(400);
    expect(hub.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('the hub responds with 413 to a body that is too large, and with 411 to a body of unknown size', async () => {
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
    ['a body without a content type', '', 'a=1'],
    ['a form without its boundary', 'multipart/form-data', 'a=1'],
  ])(
    'the hub responds with 415 to %s instead of a form, and no route receives it',
    async (_what, type, body) => {
      hub = await startHub();
      const response = await hub.send('/dashboard', {
        method: 'POST',
        headers: {
          Origin: hub.url,
          'Content-Length': String(body.length),
          ...(type ? { 'Content-Type': type } : {}),
        },
        body,
      });
      expect(response.status).toBe(415);
      expect(response.body).toContain("That page can't be used this way");
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
    'only a form with a text has the higher size limit: %s with %i bytes returns %i',
    async (path, length, status) => {
      hub = await startHub();
      const response = await hub.send(path, {
        method: 'POST',
        headers: {
          Origin: hub.url,
          'Content-Type': 'application/x-www-form-urlencoded',
          'Content-Length': String(length),
        },
        body: 'a'.repeat(length),
      });
      expect(response.status).toBe(status);
    },
  );

  it('a failure results in an error page, and is logged without personal data', async () => {
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
