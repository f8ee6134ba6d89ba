import { afterEach, describe, expect, it } from 'vitest';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

let hub: RunningHub;

afterEach(() => hub.close());

const post = (path: string, headers: Record<string, string>) =>
  hub.send(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': '3',
      ...headers,
    },
    body: 'a=1',
  });

describe.each(['/dashboard', '/resources/save'])('a form posted to %s', (path) => {
  it("a form from the hub's own page is accepted", async () => {
    hub = await startHub();
    expect((await post(path, { Origin: hub.url })).status).toBe(200);
    expect(hub.routes.actions).toEqual([{ path, fields: { a: '1' } }]);
  });

  it.each([
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['the origin "null"', { Origin: 'null' }],
    ['another port', { Origin: 'http://127.0.0.1:1' }],
    ['a host name that starts like that of the hub', { Origin: 'http://127.0.0.1.evil.example' }],
    ['no origin, from another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['no origin, from another origin of the same site', { 'Sec-Fetch-Site': 'same-site' }],
    ['no origin, and the site "none"', { 'Sec-Fetch-Site': 'none' }],
    ['no origin and a foreign referer', { Referer: 'https://evil.example/127.0.0.1' }],
    ['no origin and a broken referer', { Referer: '127.0.0.1' }],
    ['no header that shows the origin', {}],
    [
      'a forwarded host that matches',
      { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    ],
  ])('a form with %s is refused', async (_what, headers) => {
    hub = await startHub();
    const response = await post(path, headers);
    expect(response.status).toBe(403);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('<h1>');
    expect(hub.routes.actions).toEqual([]);
  });

  it('a form without Origin is accepted if other headers show that a page of the hub sent it', async () => {
    hub = await startHub();
    expect((await post(path, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200);
    expect((await post(path, { Referer: `${hub.url}/dashboard` })).status).toBe(200);
  });

  it('a form for PUBLIC_URL is accepted behind a proxy that changes Host', async () => {
    hub = await startHub({ config: { publicUrl: 'https://hub.example' } });
    const response = await post(path, { Origin: 'https://hub.example', Host: 'internal:8080' });
    expect(response.status).toBe(200);
    expect(hub.routes.actions).toHaveLength(1);
  });

  it('in production only a form for PUBLIC_URL is accepted', async () => {
    hub = await startHub({ config: { hubEnv: 'prod', publicUrl: 'https://hub.example' } });
    expect((await post(path, { Origin: hub.url })).status).toBe(403);
    expect((await post(path, { Origin: 'http://hub.example' })).status).toBe(403);
    expect((await post(path, { Origin: 'https://hub.example' })).status).toBe(200);
    const forged = { Origin: 'https://evil.example', Host: 'evil.example' };
    expect((await post(path, forged)).status).toBe(403);
  });
});

describe('the origin of the hub', () => {
  const urlSeenBy = async (headers: Record<string, string>) => {
    let seen = '';
    hub.routes.dashboard = ({ request }) => {
      seen = request.url;
      return null;
    };
    await hub.send('/dashboard', { headers });
    return seen;
  };

  it('the origin is PUBLIC_URL in production, and does not depend on the headers of the request', async () => {
    hub = await startHub({ config: { hubEnv: 'prod', publicUrl: 'https://hub.example' } });
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    expect(new URL(await urlSeenBy(headers)).host).toBe('hub.example');
  });

  it('the origin ignores X-Forwarded-Host and X-Forwarded-Proto without a trusted proxy', async () => {
    hub = await startHub();
    const headers = { 'X-Forwarded-Host': 'evil.example:1', 'X-Forwarded-Proto': 'https' };
    expect(await urlSeenBy(headers)).toBe(`${hub.url}/dashboard`);
  });

  it('the origin follows X-Forwarded-Host and X-Forwarded-Proto of a trusted proxy', async () => {
    hub = await startHub({ config: { trustProxyHops: 1 } });
    const headers = { 'X-Forwarded-Host': 'hub.example', 'X-Forwarded-Proto': 'https' };
    const { protocol, hostname } = new URL(await urlSeenBy(headers));
    expect([protocol, hostname]).toEqual(['https:', 'hub.example']);
    expect((await post('/dashboard', { ...headers, Origin: 'https://hub.example' })).status).toBe(
      200,
    );
  });
});
