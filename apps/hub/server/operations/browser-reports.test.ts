import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseConfig, type HubConfig } from '#app/platform/server/config/config.server.ts';
import { startHub, type RunningHub } from '../testing/running-hub.ts';

let hub: RunningHub;

const start = async (more: Partial<HubConfig> = {}) => {
  hub = await startHub({ config: { hasBrowserReports: true, ...more } });
};

beforeEach(() => start());

afterEach(async () => {
  vi.restoreAllMocks();
  await hub.close();
});

/** Sends reports as a browser does. */
const send = (body: unknown, type = 'application/reports+json') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return hub.send('/reports', {
    method: 'POST',
    headers: { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(text)) },
    body: text,
  });
};

const { publicUrl } = parseConfig({ HUB_ENV: 'test' });
const page = `${publicUrl}/dashboard?notice=aisha%40example.org`;

const violation = (more: object = {}) => ({
  type: 'csp-violation',
  age: 12,
  url: page,
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: page,
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://ads.example/tag.js?person=aisha',
    sourceFile: `${publicUrl}/assets/start-abcdef1.js`,
    lineNumber: 2,
    sample: 'my statement',
    originalPolicy: "script-src 'nonce-secret'",
    ...more,
  },
});

const logged = () => hub.lines.map((line) => ({ ...line, time: undefined }));

describe('reports from browsers', () => {
  it('a browser report is counted, and logged without user input', async () => {
    expect((await send([violation()])).status).toBe(204);
    expect(logged()).toEqual([
      {
        level: 'warn',
        report: 'csp-violation',
        about: 'script-src-elem',
        blocked: 'https://ads.example',
        source: '/assets/start-abcdef1.js',
        line: 2,
        page: '/dashboard',
        msg: 'browser reported a problem',
      },
    ]);
    const { body } = await hub.send('/metrics');
    expect(body).toContain('hub_browser_reports_total{report="csp-violation"} 1');
  });

  it.each([
    [
      'a deprecation',
      { type: 'deprecation', url: page, body: { id: 'UnloadHandler', message: 'Aisha' } },
      { report: 'deprecation', about: 'UnloadHandler' },
    ],
    [
      'a crash',
      { type: 'crash', url: page, body: { reason: 'oom' } },
      { report: 'crash', about: 'oom' },
    ],
    [
      'an island that failed',
      {
        type: 'island-error',
        url: page,
        body: { id: 'tariff', sourceFile: `${publicUrl}/assets/tariff-abc.js`, lineNumber: 3 },
      },
      { report: 'island-error', about: 'tariff', source: '/assets/tariff-abc.js', line: 3 },
    ],
    [
      'a report of a new type',
      { type: 'aisha', url: 'nowhere', body: 3 },
      { report: 'other', about: '', page: '*' },
    ],
    ['a keyword', violation({ blockedURL: 'inline' }), { blocked: 'inline' }],
    [
      'an extension',
      violation({ blockedURL: 'chrome-extension://abc/x.js' }),
      { blocked: 'chrome-extension' },
    ],
    ['a data address', violation({ blockedURL: 'data:text/html,Aisha' }), { blocked: 'data' }],
    [
      'words instead of an address',
      violation({ blockedURL: 'aisha@example.org' }),
      { blocked: '' },
    ],
    ['a page of the hub as its source', violation({ sourceFile: page }), { source: '/dashboard' }],
    ['an invalid line number', violation({ lineNumber: 'Aisha' }), { line: null }],
  ])('a browser report is reduced to a few words: %s', async (_name, report, expected) => {
    await send([report]);
    expect(hub.lines).toEqual([expect.objectContaining(expected)]);
    expect(JSON.stringify(hub.lines)).not.toMatch(/aisha/i);
  });

  it('the older format is accepted, for browsers that do not support the newer format', async () => {
    const { status } = await send(
      {
        'csp-report': {
          'document-uri': page,
          'violated-directive': 'img-src https://a.example',
          'blocked-uri': 'https://pictures.example/a.png',
        },
      },
      'application/csp-report',
    );
    expect(status).toBe(204);
    expect(hub.lines).toEqual([
      expect.objectContaining({
        report: 'csp-violation',
        about: 'img-src',
        blocked: 'https://pictures.example',
      }),
    ]);
  });

  it('the same report is logged once a minute, and counted each time', async () => {
    await send([violation(), violation()]);
    await send([violation()]);
    expect(hub.lines).toHaveLength(1);
    expect((await hub.send('/metrics')).body).toContain(
      'hub_browser_reports_total{report="csp-violation"} 3',
    );
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 60_001);
    await send([violation()]);
    expect(hub.lines).toHaveLength(2);
  });

  it.each([
    ['not JSON', '{', 'application/reports+json', 400],
    [
      'too long',
      JSON.stringify([violation({ sample: 'x'.repeat(33_000) })]),
      'application/reports+json',
      400,
    ],
    ['not a report', '{"a":1}', 'application/reports+json', 204],
    ['of another type', '[]', 'text/plain', 204],
  ])('a report is ignored if it is %s', async (_name, body, type, status) => {
    expect((await send(body, type)).status).toBe(status);
    expect(hub.lines).toEqual([]);
  });

  it('reports are ignored if they are from an address that has sent too many', async () => {
    await hub.close();
    const { rateLimits } = parseConfig({ HUB_ENV: 'test' });
    await start({ rateLimits: { ...rateLimits, report: 1 } });
    await send([violation()]);
    expect((await send([violation({ blockedURL: 'eval' })])).status).toBe(204);
    expect(hub.lines).toHaveLength(1);
    expect((await hub.send('/metrics')).body).toContain('hub_limited_total{limit="report"} 1');
  });

  it('every page requests reports, unless reports are disabled', async () => {
    const requested = (await hub.send('/dashboard')).headers;
    expect(requested['reporting-endpoints']).toBe('default="/reports"');
    expect(requested['content-security-policy']).toContain(
      ';report-to default;report-uri /reports',
    );
    await hub.close();
    await start({ hasBrowserReports: false });
    const { headers } = await hub.send('/dashboard');
    expect(headers['reporting-endpoints']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('report-');
  });
});
