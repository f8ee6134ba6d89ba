import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHub, type RunningHub, type SendOptions } from '../testing/running-hub.ts';

const html = { Accept: 'text/html,application/xhtml+xml' };

let hub: RunningHub;
/** Finishes the request that keeps the hub busy. */
let release: () => Promise<unknown>;

/** A hub that accepts one request at a time, and has one in flight. */
beforeEach(async () => {
  hub = await startHub({ config: { loadLimits: { delayMs: 0, requests: 1 } }, hasWelsh: true });
  let begin = (): void => undefined;
  let end = (): void => undefined;
  const began = new Promise<void>((resolve) => (begin = resolve));
  const ended = new Promise<void>((resolve) => (end = resolve));
  hub.routes.slow = () => {
    begin();
    return ended;
  };
  const slow = hub.send('/slow', { headers: html });
  release = () => {
    end();
    return slow;
  };
  await began;
});

afterEach(async () => {
  await release();
  await hub.close();
});

const statusOf = async (path: string, options?: SendOptions) =>
  (await hub.send(path, options)).status;

describe('an overloaded hub', () => {
  it('an overloaded hub responds to a page request at once with a small page about the overload', async () => {
    const { status, headers, body } = await hub.send('/dashboard?faq=fees', { headers: html });
    expect(status).toBe(503);
    expect(headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toBeDefined();
    expect(body).toContain('<h1>Your hub is very busy right now</h1>');
    expect(body).toContain('<a class="action" href="">Try again</a>');
    expect(body.length).toBeLessThan(15_000);
    expect(await statusOf('/dashboard', { method: 'HEAD', headers: html })).toBe(503);
  });

  it.each([
    ['a client that accepts anything', { Accept: '*/*' }],
    ['a client that sends no headers about itself', {}],
    [
      'a script of another site',
      { Accept: '*/*', 'Sec-Fetch-Dest': 'empty', Referer: 'https://other.test/' },
    ],
    ['a document', { Accept: '*/*', 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none' }],
  ])('an overloaded hub refuses %s that opens a page', async (_what, headers) => {
    expect(await statusOf('/dashboard', { headers })).toBe(503);
  });

  it.each([
    ['a script', { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' }],
    ['a script of an old browser', {}],
  ])('an overloaded hub answers a request that %s makes on an open page', async (_what, sent) => {
    const headers = { Accept: '*/*', Referer: `${hub.url}/dashboard`, ...sent };
    expect(await statusOf('/dashboard', { headers })).toBe(200);
  });

  it('an overloaded hub accepts every submitted form', async () => {
    const response = await hub.send('/dashboard', {
      method: 'POST',
      headers: { ...html, Origin: hub.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'note=kept',
    });
    expect(response.status).toBe(200);
    expect(hub.routes.actions).toEqual([{ path: '/dashboard', fields: { note: 'kept' } }]);
  });

  it('an overloaded hub serves probes, the queue, the status page, sign-in and sign-out', async () => {
    expect(await statusOf('/healthz', { headers: html })).toBe(200);
    expect(await statusOf('/metrics', { headers: html })).toBe(200);
    // The fake build has none of these routes, so a request that is served returns 404.
    for (const path of ['/dashboard/queue', '/status', '/account/callback', '/account/logout'])
      expect(await statusOf(path, { headers: html }), path).toBe(404);
  });

  it('the page about the overload links to the other language, and the link is always served', async () => {
    const { body } = await hub.send('/dashboard', {
      headers: { ...html, Cookie: 'hub-language=cy' },
    });
    const [, path = ''] = /<a class="language" href="([^"]+)" lang="en"/.exec(body) ?? [];
    expect(path).toBe('/account/language/en');
    expect(await statusOf(path, { headers: html })).toBe(404);
  });

  it('each refused request is counted, but refused requests are logged together at intervals', async () => {
    for (let times = 0; times < 5; times += 1) await hub.send('/dashboard', { headers: html });
    expect((await hub.send('/metrics')).body).toContain('hub_shed_total 5');
    expect(hub.lines).toMatchObject([{ level: 'warn', msg: 'load shed', shed: 1, running: 1 }]);
  });

  it('the next request is served as soon as the load is lower', async () => {
    await release();
    expect(await statusOf('/dashboard', { headers: html })).toBe(200);
  });
});
