import { readFileSync } from 'node:fs';
import { m } from '@applicant-hub/copy';
import { startInstance, type FakeInstance } from '../../fixtures/fake-instance.ts';
import { isProxyMissing, startProxy, type Proxy } from '../../fixtures/proxy.ts';
import { send } from '../../fixtures/raw-request.ts';
import { ports, urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';

const tls = `https://127.0.0.1:${ports.proxyTls}`;

const CSRF_PAGE = '/dashboard/preferences';

/** All personal data in the requests of these tests contains this text. */
const PERSONAL = 'aisha';

const sessionOf = (person: string) =>
  `theme=dark; hub=eyJhbGciOiJkaXIi.${person.padStart(60, '0')}`;

test.skip(isProxyMissing, 'nginx or openssl is missing');

test.describe('nginx with deploy/nginx', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'serial' });

  let proxy: Proxy;
  let instances: readonly [FakeInstance, FakeInstance];

  const reached = () => instances.flatMap((instance) => instance.reached);
  const answerWith = (respond: FakeInstance['answer']) => {
    for (const instance of instances) instance.answer = respond;
  };

  test.beforeAll(async () => {
    instances = [await startInstance(), await startInstance()];
    proxy = await startProxy(instances.map(({ address }) => address));
  });

  test.beforeEach(() => {
    for (const instance of instances) instance.reached.length = 0;
    answerWith((_, response) => response.end('page'));
  });

  test.afterAll(async () => {
    await proxy.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  });

  test("the proxy sends the client's address, and ignores addresses in headers from the client", async () => {
    const lies = {
      'X-Forwarded-For': '203.0.113.9',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'evil.example',
      'X-Forwarded-Port': '444',
      'X-Real-IP': '203.0.113.9',
      'X-Request-Id': 'made-up-by-a-client',
      Forwarded: 'for=203.0.113.9;host=evil.example',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      tracestate: 'a=b',
    };
    const preserved = {
      Origin: urls.proxy,
      Referer: `${urls.proxy}/dashboard?a=b`,
      'Sec-Fetch-Site': 'same-origin',
      Cookie: 'hub=a; hub-mark=b',
      'Accept-Encoding': 'br, gzip',
    };
    await send(urls.proxy, '/dashboard?a=%20b', { headers: { ...lies, ...preserved } });
    await send(urls.proxy, '/assets/start-1.js', { headers: lies });
    const [page, asset] = reached();
    expect(page?.url).toBe('/dashboard?a=%20b');
    for (const [name, value] of Object.entries(preserved)) {
      expect(page?.headers[name.toLowerCase()], name).toBe(value);
    }
    for (const headers of [page?.headers, asset?.headers]) {
      expect(headers).toMatchObject({
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
        host: `127.0.0.1:${ports.proxy}`,
      });
      expect(headers?.['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
      const cleared = ['x-forwarded-host', 'x-forwarded-port', 'x-real-ip', 'forwarded'];
      for (const name of [...cleared, 'traceparent', 'tracestate']) {
        expect(headers).not.toHaveProperty(name);
      }
    }
  });

  test('the proxy passes on all headers of a page unchanged, and adds none except its own protocol headers', async () => {
    const headers: Record<string, string | string[]> = {
      'cache-control': 'private, no-store',
      vary: 'Cookie, Sec-Fetch-Site',
      'clear-site-data': '"cache"',
      'content-security-policy': `default-src 'self'; img-src${' https://img.example'.repeat(200)}`,
      'set-cookie': [`hub=${'s'.repeat(3_900)}; HttpOnly; Path=/`, 'hub-mark=1; Path=/'],
      'content-type': 'text/html; charset=utf-8',
    };
    answerWith((_, response) => response.writeHead(200, headers).end('<p>page</p>'.repeat(1_000)));
    const response = await send(urls.proxy, '/dashboard', {
      headers: { 'Accept-Encoding': 'br, gzip' },
    });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject(headers);
    const ofTheWire = ['connection', 'date', 'server', 'transfer-encoding', 'content-length'];
    const known = [...Object.keys(headers), ...ofTheWire];
    expect(Object.keys(response.headers).filter((name) => !known.includes(name))).toEqual([]);
    expect(response.headers['server']).toBe('nginx');
  });

  test('the proxy passes on long cookies to the hub', async () => {
    const cookie = `hub=${'s'.repeat(3_900)}; flash=${'f'.repeat(3_900)}; kept=${'k'.repeat(3_900)}`;
    expect((await send(urls.proxy, '/dashboard', { headers: { Cookie: cookie } })).status).toBe(
      200,
    );
    expect(reached()[0]?.headers.cookie).toBe(cookie);
  });

  test('the proxy accepts TLS 1.2 and newer, and redirects HTTP to HTTPS under its own name', async () => {
    const over = { ca: proxy.certificate, servername: 'hub.example' };
    expect((await send(tls, '/dashboard', over)).status).toBe(200);
    expect(reached()[0]?.headers['x-forwarded-proto']).toBe('https');
    await expect(
      send(tls, '/dashboard', { ...over, minVersion: 'TLSv1', maxVersion: 'TLSv1.1' }),
    ).rejects.toThrow();
    const plain = await send(`http://127.0.0.1:${ports.proxyRedirect}`, '/dashboard?a=b', {
      headers: { Host: 'evil.example' },
    });
    expect([plain.status, plain.headers.location]).toEqual([
      301,
      'https://hub.example/dashboard?a=b',
    ]);
  });

  test('the proxy sends a body with its length, and rejects a body over its limit', async () => {
    const text = 'x'.repeat(1_000);
    await send(urls.proxy, '/resources/draft', { method: 'POST', body: [text, text] });
    expect(reached()[0]?.headers).toMatchObject({ 'content-length': '2000' });
    expect(reached()[0]?.headers).not.toHaveProperty('transfer-encoding');
    expect(reached()[0]?.body).toBe(text + text);

    const post = async (path: string, kilobytes: number) =>
      (await send(urls.proxy, path, { method: 'POST', body: 'x'.repeat(kilobytes * 1024) })).status;
    // The hub itself rejects more than 256 kB.
    expect(await post('/resources/draft', 280)).toBe(200);
    expect(await post('/resources/draft', 310)).toBe(413);
    expect(await post('/dashboard?widget=Notes', 4 * 1024)).toBe(200);
    expect(await post('/dashboard?widget=Notes', 5 * 1024)).toBe(413);
    expect(proxy.spooled()).toEqual([]);
  });

  test('the proxy passes on a large response completely and writes none of it to disk', async () => {
    const large = Buffer.alloc(20 * 1024 * 1024, 'x');
    answerWith((_, response) => response.end(large));
    const response = await send(urls.proxy, '/dashboard/statement.pdf');
    expect(response.body.equals(large)).toBe(true);
    expect(proxy.spooled()).toEqual([]);
  });

  test("the proxy blocks public access to the operators' endpoints, however the path is spelled", async () => {
    const spellings = ['', '/', '//', '?a=b', '%2F', '/.', '/x/..'];
    for (const name of ['metrics', 'healthz', 'readyz', 'METRICS', 'Readyz', '%6Detrics']) {
      for (const end of spellings) {
        for (const start of ['/', '//', '/./', '/x/../']) {
          const path = `${start}${name}${end}`;
          expect((await send(urls.proxy, path)).status, path).toBe(404);
        }
      }
      const absolute = await send(urls.proxy, `http://hub.example/${name}`);
      expect(absolute.status, name).toBe(404);
    }
    expect(reached()).toEqual([]);
    expect((await send(urls.proxy, '/metricsx')).status).toBe(200);
  });

  test('the proxy reuses its connections to the instances, and closes idle connections before the hub does', async () => {
    const before = instances.map((instance) => instance.connections());
    for (let i = 0; i < 60; i += 1) await send(urls.proxy, '/dashboard');
    const made = instances.map((instance, i) => instance.connections() - (before[i] ?? 0));
    expect(made[0]! + made[1]!).toBeLessThan(20);
    expect(instances.map(({ reached: { length } }) => length > 20)).toEqual([true, true]);

    const read = (path: string) =>
      readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
    const [, idle] = /keepalive 64;\s+keepalive_timeout (\d+)s;/.exec(
      read('deploy/nginx/nginx.conf'),
    )!;
    const [, hub = ''] = /KEEP_ALIVE_MS = ([\d_]+);/.exec(read('apps/hub/server/start/start.ts'))!;
    expect(Number(idle) * 1_000).toBeLessThan(Number(hub.replace('_', '')));
  });

  test('the proxy limits the lookups and forms of one user without affecting other users', async () => {
    const statuses = (cookie: string, times: number, path: string, method = 'GET') =>
      Promise.all(
        Array.from({ length: times }, async () => {
          const headers = { Cookie: cookie };
          return (await send(urls.proxy, path, { method, headers })).status;
        }),
      );
    const some = await statuses(sessionOf('some'), 80, '/resources/addresses?q=1');
    expect(some.filter((status) => status === 200).length).toBeGreaterThanOrEqual(41);
    expect(some.filter((status) => status === 429).length).toBeGreaterThan(20);
    // Another user at the same school, with the same IP address.
    expect(new Set(await statuses(sessionOf('other'), 20, '/resources/addresses?q=1'))).toEqual(
      new Set([200]),
    );
    expect(new Set(await statuses(sessionOf('some'), 80, '/dashboard'))).toEqual(new Set([200]));

    const sent = await statuses(sessionOf('third'), 30, CSRF_PAGE, 'POST');
    expect(sent.filter((status) => status === 200).length).toBeGreaterThanOrEqual(11);
    expect(sent).toContain(429);
    expect(new Set(await statuses(sessionOf('third'), 30, CSRF_PAGE))).toEqual(new Set([200]));
    expect(new Set(await statuses(sessionOf('third'), 30, '/resources/draft', 'POST'))).toEqual(
      new Set([200]),
    );

    const refused = await send(urls.proxy, CSRF_PAGE, {
      method: 'POST',
      headers: { Cookie: sessionOf('third') },
    });
    expect(refused.headers).toMatchObject({
      'retry-after': '10',
      'cache-control': 'private, no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(refused.body.toString()).toContain('Please wait ten seconds');
  });

  test('the proxy caches assets from an old release, separately for each encoding', async () => {
    const [first, second] = instances;
    const asset = (encoding: string) => (response: Parameters<FakeInstance['answer']>[1]) =>
      response
        .writeHead(200, {
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Content-Type': 'text/javascript',
          Vary: 'Accept-Encoding',
          ...(encoding === '' ? {} : { 'Content-Encoding': encoding }),
        })
        .end(`in ${encoding}`);
    // Only the second instance has the release that the asset belongs to.
    first.answer = (_, response) => response.writeHead(404).end('Not found');
    second.answer = ({ headers }, response) =>
      asset(headers['accept-encoding'] === 'br' ? 'br' : '')(response);
    const get = (encoding: string, path = '/assets/old-1.js') =>
      send(urls.proxy, path, { headers: { 'Accept-Encoding': encoding } });
    for (let i = 0; i < 4; i += 1) {
      expect((await get('identity', `/assets/old-${i}.js`)).status).toBe(200);
    }
    expect((await get('br')).body.toString()).toBe('in br');

    await Promise.all(instances.map((instance) => instance.stop()));
    const preserved = await get('br');
    expect([preserved.status, preserved.body.toString()]).toEqual([200, 'in br']);
    expect(preserved.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect((await get('identity')).body.toString()).toBe('in ');
    await Promise.all(instances.map((instance) => instance.start()));
  });

  test('the proxy returns 404 for an asset that no instance has, and does not cache it', async () => {
    answerWith((_, response) => response.writeHead(404).end('Not found'));
    await expect.poll(async () => (await send(urls.proxy, '/assets/new-1.js')).status).toBe(404);
    answerWith((_, response) =>
      response.writeHead(200, { 'Cache-Control': 'public, max-age=31536000' }).end('new'),
    );
    expect((await send(urls.proxy, '/assets/new-1.js')).body.toString()).toBe('new');
  });

  test('the proxy does not cache files outside /assets, and requests every such file from the hub', async () => {
    answerWith((_, response) =>
      response.writeHead(200, { 'Cache-Control': 'public, max-age=3600' }).end('page'),
    );
    await send(urls.proxy, '/favicon.svg');
    await send(urls.proxy, '/favicon.svg');
    expect(reached()).toHaveLength(2);
  });

  test('the proxy uses the other instance when one is down, and sends no form twice', async () => {
    const [first, second] = instances;
    await first.stop();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        send(urls.proxy, '/dashboard', i % 2 ? {} : { method: 'POST', body: 'a=b' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(second.reached).toHaveLength(40);
    await first.start();

    // The instance receives the form and then closes the connection.
    let dead = 0;
    answerWith((_, response) => {
      dead += 1;
      response.socket?.destroy();
    });
    await expect
      .poll(
        async () => (await send(urls.proxy, '/dashboard', { method: 'POST', body: 'a=b' })).status,
      )
      .toBe(502);
    expect(dead).toBe(1);
  });

  test('the proxy passes on a 503 response from the hub without trying the other instance', async () => {
    const busy = { 'Retry-After': '7', 'Content-Type': 'text/html' };
    answerWith((_, response) => response.writeHead(503, busy).end('very busy'));
    await expect
      .poll(async () => (await send(urls.proxy, '/dashboard')).body.toString())
      .toBe('very busy');
    for (const instance of instances) instance.reached.length = 0;
    const response = await send(urls.proxy, '/dashboard');
    expect([response.status, response.headers['retry-after']]).toEqual([503, '7']);
    expect(reached()).toHaveLength(1);
  });

  test('the proxy shows an error page when no instance responds', async () => {
    await Promise.all(instances.map((instance) => instance.stop()));
    const response = await send(urls.proxy, '/dashboard');
    await Promise.all(instances.map((instance) => instance.start()));
    expect(response.status).toBe(502);
    expect(response.body.toString()).toContain(m.errors_unavailable_heading());
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect((await send(urls.proxy, '/unavailable.html')).status, 'by its own address').not.toBe(
      200,
    );
  });

  test('the proxy logs one line for each request without personal data, also when requests fail', async () => {
    const secrets = [
      `/calendar/${PERSONAL}.ics`,
      `/Calendar/${PERSONAL}`,
      `//calendar/${PERSONAL}.ics`,
      `/shared/${PERSONAL}`,
      `/%63alendar/${PERSONAL}.ics`,
      `/resources/addresses?q=${PERSONAL}`,
      `/dashboard?faq=${PERSONAL}&events=${PERSONAL}`,
      `/account/callback?code=${PERSONAL}`,
    ];
    const headers = {
      Cookie: `hub=${PERSONAL}`,
      Referer: `${urls.proxy}/?q=${PERSONAL}`,
      'User-Agent': PERSONAL,
    };
    const request = () => Promise.all(secrets.map((path) => send(urls.proxy, path, { headers })));
    await request();
    for (let i = 0; i < 60; i += 1) {
      await send(urls.proxy, `/resources/addresses?q=${PERSONAL}`, { headers });
    }
    await Promise.all(instances.map((instance) => instance.stop()));
    await request();
    await send(urls.proxy, '/dashboard', { method: 'POST', body: PERSONAL.repeat(1e6), headers });
    await Promise.all(instances.map((instance) => instance.start()));

    // The last request may be logged a moment after its response.
    await expect.poll(() => proxy.output()).toMatch(/"path":"\/dashboard","status":"502"/);
    const lines = proxy.output().trim().split('\n');
    const logged = lines.map((line) => JSON.parse(line) as Record<string, string>);
    expect(proxy.output()).not.toContain(PERSONAL);
    expect(proxy.output()).not.toContain('203.0.113.9');
    expect(logged.filter(({ path }) => path === '/calendar/*')).toHaveLength(8);
    const failed = logged.filter(({ status }) => status === '502').map(({ path }) => path);
    expect(failed).toEqual(
      expect.arrayContaining(['/calendar/*', '/dashboard', '/account/callback']),
    );
    expect(failed.filter((path) => path?.endsWith('.html'))).toEqual([]);
    expect(logged.every(({ requestId }) => /^[0-9a-f]{32}$/.test(requestId ?? ''))).toBe(true);
  });
});
