import { data } from '@remix-run/node';
import { afterEach, describe, expect, it } from 'vitest';
import { startHub, type RunningHub } from './testing/running-hub.ts';

let hub: RunningHub;

afterEach(() => hub.close());

/** Throws a response, as a route does. */
async function loaderReturning(response: unknown): Promise<never> {
  await Promise.resolve();
  throw response;
}

describe('a failing route without a page', () => {
  const html = { Accept: 'text/html,application/xhtml+xml' };

  it('a user receives an error page, with a header that states when to try again', async () => {
    hub = await startHub();

    hub.routes.slow = () => loaderReturning(data(null, { status: 503 }));
    const { status, headers, body } = await hub.send('/slow', { headers: html });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(body).toContain('<h1>Your hub isn');
    expect(body).toContain('href="/status"');
    expect(hub.lines).toMatchObject([{ msg: 'request', status: 503 }]);
  });

  it('a user receives an error page for a missing file and for a bug, and the bug is logged once', async () => {
    hub = await startHub();
    hub.routes.slow = () => loaderReturning(new Response(null, { status: 404 }));
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

  it('a user who sends a form without scripts receives an error page, but a script does not', async () => {
    hub = await startHub();
    hub.routes.slow = () => loaderReturning(data(null, { status: 503 }));
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

  it('a client that accepts any type receives a page, as does a browser for an empty error response', async () => {
    hub = await startHub();
    hub.routes.slow = () =>
      loaderReturning(data(null, { status: 405, headers: { Allow: 'POST' } }));
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

  it('a failing route never responds with JSON to a client that did not request it', async () => {
    hub = await startHub();
    for (const fails of [
      () => loaderReturning(data(null, { status: 404 })),
      () => loaderReturning(new Error('a bug')),
    ]) {
      hub.routes.slow = fails;
      const { body } = await hub.send('/slow', { headers: { Accept: 'text/calendar' } });
      expect(body).toBe('');
    }
  });

  it('a failing route can still redirect, and sends only the status to clients other than browsers', async () => {
    hub = await startHub();
    const to = new Response(null, { status: 302, headers: { Location: '/dashboard' } });
    hub.routes.slow = () => loaderReturning(to);
    const { status, headers } = await hub.send('/slow', { headers: html });
    expect([status, headers.location]).toEqual([302, '/dashboard']);
    hub.routes.slow = () => loaderReturning(new Response(null, { status: 503 }));
    const program = await hub.send('/slow', { headers: { Accept: 'application/json' } });
    expect([program.status, program.body]).toEqual([503, '']);
  });
});
